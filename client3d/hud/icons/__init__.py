"""The icons, each a few shapes on a sheet of 32 by 32 units. They are white and are coloured where they are shown."""

from client3d.hud.icons import camps, classes, editor, gear, orders, screens, sky, table
from client3d.hud.icons.gathering import DRAWINGS

__all__ = ["DRAWINGS", "camps", "classes", "editor", "gear", "orders", "screens", "sky", "table"]
