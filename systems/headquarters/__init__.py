"""Headquarters: short simultaneous battles for gold and cities, two to four camps."""
