"""Data packs: reading, merging and validating the TOML a ruleset is fed from.

A pack is untrusted data. Whatever is wrong with it comes out as a list of faults with file, line and column, never as a
traceback, and never as a pack that is half loaded.
"""
