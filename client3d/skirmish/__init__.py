"""Skirmish at the screen: a table of miniatures. Nothing here knows another ruleset."""
