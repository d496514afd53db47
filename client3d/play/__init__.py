"""Playing and watching battles: seats, the projector that shows events, and what mouse, keys and scripts do.

`app.run_play` and `app.run_watch` are the ways in; only `app` and `surface` import Panda3D.
"""
