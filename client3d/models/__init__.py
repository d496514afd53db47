"""Models: the mesh kit that builds them, the script that bakes them, the library that loads them.

The game imports `library` (numpy only). `bake`, `occlusion` and `catalogue` are for development.
"""
