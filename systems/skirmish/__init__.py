"""Skirmish: the third ruleset, an open table measured in centimetres."""
