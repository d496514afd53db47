"""The diagrams of the help: a few cells of a board, on which the rules' own functions say what reaches where."""

from __future__ import annotations

from client3d.library.clumsy.wording import Wording
from client3d.library.entry import Key
from client3d.library.topic import Diagram, Spot
from core.board import FULL_SHARE, Board, fire_share
from systems.clumsy.blast import swept_damage
from systems.clumsy.data import WeaponType

_MOST_AROUND = 6
"""Cells around the middle that a diagram shows at most."""


def _board(say: Wording, width: int, height: int) -> Board:
    return Board.of(width, height, say.data.rules.grid.adjacency)


def _round(say: Wording, radius: int, words: str, middle: Spot, tint: str) -> Diagram:
    """All cells within a radius of the middle one."""
    around = min(max(radius, 1), _MOST_AROUND)
    size = 2 * around + 3
    board = _board(say, size, size)
    centre = board.cell(size // 2, size // 2)
    inside = board.disk(centre, radius)
    rows = [[Spot(tint=tint if inside >> board.cell(x, y) & 1 else "") for x in range(size)] for y in range(size)]
    rows[size // 2][size // 2] = middle
    return Diagram(tuple(map(tuple, rows)), words)


def line_of_fire(say: Wording) -> Diagram:
    """A shooter on the left; what stands on the ground in between stops its fire to some cells."""
    width, height = 9, 5
    board, terrain = _board(say, width, height), say.data.terrain
    full = next((name for name, ground in terrain.items() if ground.blocks_fire >= FULL_SHARE), "")
    half = next((name for name, ground in terrain.items() if 0 < ground.blocks_fire < FULL_SHARE), "")
    ground = {(3, 1): full, (4, 3): half, (5, 3): half}
    ground = {cell: name for cell, name in ground.items() if name}
    shares = [(1 << board.cell(*cell), terrain[name].blocks_fire) for cell, name in ground.items()]
    start = board.cell(0, 2)
    rows = []
    for y in range(height):
        row = []
        for x in range(width):
            blocked = fire_share(board, start, board.cell(x, y), shares) >= FULL_SHARE
            tint, word = ("bad", "×") if blocked else ("good", "")
            row.append(Spot(ground[x, y], "cover") if (x, y) in ground else Spot(word=word, tint=tint))
        rows.append(row)
    rows[2][0] = Spot(icon="foot", side=0)
    words = say.words("help-diagram-line", full=_named(say, full), half=_named(say, half))
    return Diagram(tuple(map(tuple, rows)), words)


def _named(say: Wording, terrain: str) -> str:
    return say.name(Key("terrain", terrain)) if terrain else "–"


def sweep(say: Wording) -> Diagram | None:
    """What a shell that sweeps takes from foot troops without cover, cell by cell."""
    swept = [weapon for weapon in say.data.weapons.values() if weapon.blast]
    if not swept:
        return None
    weapon: WeaponType = max(swept, key=lambda each: (each.blast, each.id))
    around, whole = swept_damage(weapon, "foot"), weapon.damage_against("foot")
    words = say.words("help-diagram-sweep", weapon=say.words.weapon(weapon.id))
    drawn = _round(say, weapon.blast, words, Spot(word=str(whole), tint="bad"), "warn")
    rows = tuple(
        tuple(Spot(spot.ground, word=str(around), tint=spot.tint) if spot.tint == "warn" else spot for spot in row)
        for row in drawn.rows
    )
    return Diagram(rows, drawn.words)


def contest(say: Wording) -> Diagram:
    """Where no enemy may be while a point is taken."""
    radius = say.data.rules.capture.contest_radius
    words = say.words("help-diagram-contest", radius=radius)
    return _round(say, radius, words, Spot(icon="point", side=0, tint="accent"), "bad")


def patrol(say: Wording) -> Diagram:
    """The zone of a patrol."""
    radius = say.data.rules.patrol.radius
    return _round(say, radius, say.words("help-diagram-patrol"), Spot(icon="patrol", side=0, tint="good"), "good")
