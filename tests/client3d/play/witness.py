"""What is on the screen of a running game, told to a file for a test that has nothing but mouse and keys.

The report is what somebody who looks at the screen sees: which page, which buttons and where, which units stand where.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from client3d.hud.button import Button
from client3d.hud.widgets import Target
from client3d.screens.editor import EditorPage
from client3d.screens.program import Program, Running


class Witness:
    """Sees every frame of a program, as a script would, but does nothing; `file` is where its report goes."""

    done = False

    def __init__(self, program: Program, file: Path) -> None:
        self._program, self._file, self._frames = program, file, 0
        self.driven: Any = None

    def frame(self, _seconds: float) -> None:
        """A frame was drawn: report it."""
        running = self._program.running
        if running is not None:
            self._frames += 1
            write(self._file, json.dumps({"frame": self._frames, **self.report(running)}))

    def report(self, running: Running) -> dict[str, Any]:
        """What is told of a frame."""
        return seen(self._program, running)


def write(file: Path, text: str) -> None:
    """Write a report so that whoever reads it finds all of it."""
    beside = file.with_suffix(".new")
    beside.write_text(text)
    os.replace(beside, file)


def seen(program: Program, running: Running) -> dict[str, Any]:
    """What is on the screen."""
    pages, window = program.navigator, program.base.win
    found: dict[str, Any] = {
        "running": type(running).__name__,
        "screen": running.driver.screen,
        "question": pages.dialog.visible,
        "buttons": boxes(pages.targets(), pages.stage.brush.scale.px),
        "labels": {target.name: target.look.label for target in pages.targets() if isinstance(target, Button)},
        "focus": pages.focus,
        "language": program.texts.language,
        "window": [window.get_x_size(), window.get_y_size()],
        "pointer": running.inputs.pointer(),
    }
    if isinstance(pages.page, EditorPage):
        found |= editor(pages.page)
    if hasattr(running, "session"):
        found |= battle(running, covered=pages.modal)
    return found


def battle(running: Any, covered: bool) -> dict[str, Any]:
    """What is to be seen of a battle, and its buttons unless a page is over them."""
    session, hud, scene = running.session, running.front.hud, running.scene
    picture, pixels = session.projector.picture, hud.stage.brush.scale.pixels
    found = {
        "card": [length * pixels for length in hud.unit_card.box] if hud.unit_card.visible else None,
        "view": list(scene.camera.screen),
        "state": session.state,
        "idle": session.idle,
        "round": picture.round,
        "turn": turn_of(session, picture),
        "speed": session.projector.speed,
        **(board(session, scene) if hasattr(picture, "width") else table(session)),
    }
    if not covered:
        found |= {
            "question": hud.modal is not None,
            "buttons": boxes(hud.targets(), hud.stage.brush.scale.px),
            "focus": hud.focus,
        }
    return found


def board(session: Any, scene: Any) -> dict[str, Any]:
    """What stands on a board, by cells, and where those are."""
    picture, chosen = session.projector.picture, session.selected_figure()
    places = [(x, y) for y in range(picture.height) for x in range(picture.width)]
    return {
        "selected": None if chosen is None else list(chosen.cell),
        "units": {name(figure.cell): figure.type for figure in picture.figures.values()},
        "cells": {name(place): scene.project(scene.cell_position(place)) for place in places},
    }


def table(session: Any) -> dict[str, Any]:
    """Who stands on a table, by ids: a table has no cells."""
    figures = session.projector.picture.figures
    return {"selected": session.controller.selected, "units": {str(key): one.type for key, one in figures.items()}}


def turn_of(session: Any, picture: Any) -> int:
    """Whose turn it is; where all play at once, who is played at the screen."""
    if hasattr(picture, "turn"):
        return int(session.match.turn if hasattr(session, "match") else picture.turn)
    return int(picture.go if hasattr(picture, "go") else session.looking)


def editor(page: EditorPage) -> dict[str, Any]:
    """What is to be seen of a map that is drawn: the ground, whose zones, what is wrong, and where cells are."""
    drawing, px = page.drawing, page.stage.brush.scale.px
    spots = list(drawing.editing.draft.cells())
    boxes_of = {name(cell): drawing.sight.box_of(cell) for cell, _ in spots}
    return {
        "ground": {name(cell): spot.glyph for cell, spot in spots},
        "zones": {name(cell): spot.zone for cell, spot in spots if spot.zone >= 0},
        "wrong": [one.fault.key for one in page.verdict.wrong],
        "notice": page.notice,
        "cells": {key: [px(x + side / 2), px(y + side / 2)] for key, (x, y, side, _) in boxes_of.items()},
    }


def name(cell: tuple[int, int]) -> str:
    """A cell as a key of a report."""
    return f"{cell[0]},{cell[1]}"


def boxes(targets: Iterable[Target], px: Any) -> dict[str, list[int]]:
    """The middle of each of these that can be pressed, in pixels."""
    found = {}
    for target in targets:
        x, y, width, height = target.box
        if target.enabled:
            found[target.name] = [px(x + width / 2), px(y + height / 2)]
    return found
