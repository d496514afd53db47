"""The screen of the main ruleset; `way_in` is where `client3d/play` finds it."""
