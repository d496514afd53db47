"""Scenario files of Skirmish: their tables, their orders, their keys."""
