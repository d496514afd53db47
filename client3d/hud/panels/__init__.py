"""The panels, one a module."""
