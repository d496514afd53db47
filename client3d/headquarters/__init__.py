"""Headquarters on the screen."""
