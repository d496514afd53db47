"""Skirmish on the screen."""
