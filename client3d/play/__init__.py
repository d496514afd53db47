"""Playing and watching battles, as far as it is the same for every ruleset; `app.run_play`, `app.run_watch` begin it.

What the screen of a ruleset has of its own is in `client3d/NAME`, with its `way_in`.
"""
