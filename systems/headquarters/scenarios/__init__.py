"""Scenario files of Headquarters: their tables, their orders, their keys."""
