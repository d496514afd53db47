"""The 3D picture of a battle: a library that is given plain data and knows no rule.

`scene.Scene` is the way in; `python -m client3d.scene.preview` draws a demo board to a file.
"""
