"""Scenario files of General Clumsy: their tables, their orders, their keys."""
