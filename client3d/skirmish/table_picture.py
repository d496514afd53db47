"""What of a battle of Skirmish stands on the table, as one side sees it."""

from __future__ import annotations

from client3d.skirmish.scenery import Scenery
from client3d.table.picture import TablePicture
from systems.skirmish.picture import picture_of
from systems.skirmish.view import View


def table_picture(view: View, seed: int = 1) -> TablePicture:
    """The table of a battle with all that a side sees on it."""
    return Scenery(view.data, view.side_names, view.table, seed).picture(picture_of(view))
