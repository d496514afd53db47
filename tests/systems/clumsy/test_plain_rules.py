"""Sight, reach, prices and refused shots on drawn boards agree with a plain reading of the rulebook.

GRID-2, MOVE-1, MOVE-2, MOVE-4, MOVE-5, FUEL-1, AP-3, SEE-1, SEE-2, SEE-4, COVER-2, LOF-1, LOF-2, RANGE-1, FIRE-2,
FIRE-4. The reading here is slow and knows nothing of masks: every cell is asked one by one.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

import msgspec
import pytest

from core.packs.document import parse_document
from core.rulesets import ruleset
from core.scenarios import run_case

Cell = tuple[int, int]

POINTS = {
    "foot": {".": 2, "r": 1, "x": 2, "f": 3, "h": 3, "m": 4, "c": 3, "v": 3},
    "wheeled": {".": 2, "r": 1, "x": 2, "f": 5, "h": 5, "m": 6, "c": 4},
    "tracked": {".": 2, "r": 1, "x": 2, "f": 4, "h": 4, "m": 5, "c": 3},
}
FUEL = {"r": 1, ".": 2, "x": 2, "f": 3, "h": 3, "m": 3, "c": 3}
TERRAIN = {
    ".": "meadow",
    "r": "road",
    "x": "burnt",
    "f": "forest",
    "h": "hill",
    "m": "marsh",
    "c": "crater",
    "v": "ruin",
}
HIDING = {"small": 3, "medium": 2, "large": 1}
SIZES = {"foot": "small", "wheeled": "medium", "tracked": "large"}
FULL_POINTS, FULL_HP, TANK, RANGE = 20, 10, 40, 4
BOARDS = 25


class Unit(NamedTuple):
    name: str
    unit_class: str
    side: str
    at: Cell
    hp: int
    points: int
    fuel: int
    vision: int


class Plain:
    """A board and its units, and what the rulebook says of them."""

    def __init__(self, seed: int) -> None:
        rng = random.Random(seed)
        self.width, self.height = rng.randint(4, 9), rng.randint(3, 7)
        self.rows = ["".join(rng.choices("....rrfhmcvxw", k=self.width)) for _ in range(self.height)]
        self.adjacency = rng.choice((4, 4, 8))
        self.hour, self.weather = rng.choice(("dawn", "day", "dusk", "night")), rng.choice(("clear", "rain", "snow"))
        self.cells = [(x, y) for x in range(self.width) for y in range(self.height)]
        places = rng.sample(self.cells, 6)
        self.units = [
            Unit(
                f"u{number}",
                rng.choice(("foot", "wheeled", "tracked")),
                ("blue", "red")[number % 2],
                at,
                rng.randint(1, FULL_HP),
                rng.choice((FULL_POINTS, FULL_POINTS, rng.randint(0, FULL_POINTS))),
                rng.choice((TANK, rng.randint(0, 12))),
                rng.randint(2, 10),
            )
            for number, at in enumerate(places)
        ]

    def glyph(self, cell: Cell) -> str:
        return self.rows[cell[1]][cell[0]]

    def distance(self, a: Cell, b: Cell) -> int:
        across, down = abs(a[0] - b[0]), abs(a[1] - b[1])
        return across + down if self.adjacency == 4 else max(across, down)

    def neighbours(self, cell: Cell) -> list[Cell]:
        return [other for other in self.cells if self.distance(cell, other) == 1]

    # --- sight

    def spots(self, side: str, cell: Cell, hides_by: int = 0) -> bool:
        darker = {"dawn": 1, "day": 0, "dusk": 1, "night": 2}[self.hour] + (self.weather != "clear")
        return any(
            self.distance(one.at, cell) <= max(1, min(10, one.vision) - darker - hides_by)
            for one in self.units
            if one.side == side
        )

    def seen_by(self, side: str) -> list[Unit]:
        hiding = {one: HIDING[SIZES[one.unit_class]] if self.glyph(one.at) in "fhv" else 0 for one in self.units}
        return [one for one in self.units if one.side != side and self.spots(side, one.at, hiding[one])]

    # --- movement

    def ways(self, unit: Unit) -> dict[Cell, set[tuple[int, int]]]:
        """Each cell that can be entered, with the points and fuel of ways there, the best among them."""
        barred = {one.at for one in self.seen_by(unit.side)}
        factor = 2 if 2 * unit.hp <= FULL_HP else 1
        burns = unit.unit_class != "foot"
        found: dict[Cell, set[tuple[int, int]]] = {}
        waiting = [(unit.at, 0, 0)]
        while waiting:
            here, points, fuel = waiting.pop()
            for cell in self.neighbours(here):
                price = POINTS[unit.unit_class].get(self.glyph(cell))
                if cell in barred or price is None:
                    continue
                there = points + price * factor, fuel + (FUEL[self.glyph(cell)] if burns else 0)
                if burns and there[1] > unit.fuel:
                    continue
                known = found.setdefault(cell, set())
                if there[0] > unit.points:
                    if here == unit.at and unit.points == FULL_POINTS:
                        known.add((FULL_POINTS, there[1]))
                elif not any(other[0] <= there[0] and other[1] <= there[1] for other in known):
                    known.add(there)
                    waiting.append((cell, *there))
        return {cell: prices for cell, prices in found.items() if prices and cell != unit.at}

    # --- fire

    def on_the_way(self, a: Cell, b: Cell) -> Iterator[Cell]:
        """The cells whose open inside the segment between two centres crosses, cut exactly."""
        for cell in self.cells:
            first, last = Fraction(0), Fraction(1)
            for start, end, middle in zip(a, b, cell, strict=True):
                low, high = Fraction(2 * middle - 1, 2), Fraction(2 * middle + 1, 2)
                if start == end:
                    if start != middle:
                        first, last = Fraction(1), Fraction(0)
                    continue
                enters, leaves = sorted(((low - start) / (end - start), (high - start) / (end - start)))
                first, last = max(first, enters), min(last, leaves)
            if first < last and cell not in (a, b):
                yield cell

    def refusal(self, unit: Unit, cell: Cell) -> str:
        """Why the unit may not fire at the cell; "" if it may."""
        known = {one.at: one for one in self.units if one.side == unit.side or one in self.seen_by(unit.side)}
        if unit.points < FULL_POINTS // 2:
            return "no_action_points"
        if cell not in known:
            return "no_target" if self.spots(unit.side, cell) else "not_visible"
        if known[cell].side == unit.side:
            return "no_target"
        if self.distance(unit.at, cell) > RANGE:
            return "out_of_range"
        way = list(self.on_the_way(unit.at, cell))
        ruins = sum(self.glyph(one) == "v" for one in way)
        if ruins > 1 or any(one in known or self.glyph(one) in "fh" for one in way):
            return "blocked_line_of_fire"
        return ""

    # --- as a scenario

    def expectations(self) -> Iterator[tuple[str, object]]:
        for side in ("blue", "red"):
            yield f"{side}.sees", sorted(one.name for one in self.seen_by(side))
        for unit in self.units:
            ways = self.ways(unit)
            friends = {one.at for one in self.units if one.side == unit.side}
            yield f"{unit.name}.reach", [list(cell) for cell in sorted(ways) if cell not in friends]
            for (x, y), prices in ways.items():
                yield f"{unit.name}.path_cost({x},{y})", list(min(prices))

    def scenario(self) -> str:
        lines = ['ruleset = "clumsy"', "[map]", f"rows = {_toml(self.rows)}"]
        lines += ["[clock]", f'hour = "{self.hour}"', f'weather = "{self.weather}"']
        lines += ["[data.rules.grid]", f"adjacency = {self.adjacency}"]
        lines += ["[data.weapons.gun]", "damage = 9", f"range = [1, {RANGE}]", "ammo = 5", 'fire = "direct"']
        lines += ['targets = ["ground"]']
        lines += ["[data.rules.hiding]", *(f"{size} = {cells}" for size, cells in HIDING.items())]
        for glyph, name in TERRAIN.items():  # the numbers are this test's own, whatever the pack's balance
            costs = [f"cost.{kind} = {of[glyph]}" for kind, of in POINTS.items() if glyph in of]
            fuel = [f"fuel.{kind} = {FUEL[glyph]}" for kind in ("wheeled", "tracked") if glyph in FUEL]
            lines += [f"[data.terrain.{name}]", *costs, *fuel]
        for unit in self.units:
            burns = unit.unit_class != "foot"
            lines += [f"[data.units.{unit.name}]", f'class = "{unit.unit_class}"', f'size = "{SIZES[unit.unit_class]}"']
            lines += [f"hp = {FULL_HP}", f"action_points = {FULL_POINTS}", f"vision = {unit.vision}"]
            lines += ['weapons = ["gun"]', *([f"fuel = {TANK}"] if burns else [])]
            lines += ["[[unit]]", f'name = "{unit.name}"', f'type = "{unit.name}"', f'side = "{unit.side}"']
            lines += [f"at = {list(unit.at)}", f"hp = {unit.hp}", f"action_points = {unit.points}"]
            lines += [f"fuel = {unit.fuel}"] if burns else []
        lines += ["[[step]]", 'do = "check"', "[step.expect]"]
        lines += [f'"{key}" = {_toml(value)}' for key, value in self.expectations()]
        for unit in self.units:
            for cell in self.cells if unit.side == "blue" else ():
                if reason := self.refusal(unit, cell):
                    lines += ["[[step]]", 'do = "fire"', f'unit = "{unit.name}"', f"at = {list(cell)}"]
                    lines += [f'rejected = "{reason}"']
        return "\n".join(lines)


def _toml(value: object) -> str:
    # lists of numbers and of plain names are written alike in JSON and in TOML
    return msgspec.json.encode(value).decode()


@pytest.mark.parametrize("seed", range(BOARDS))
def test_a_drawn_board_is_as_the_rulebook_says(seed: int) -> None:
    plain = Plain(seed)
    document = parse_document(plain.scenario().encode(), f"board {seed}")
    result = run_case(ruleset("clumsy").read_scenario(document), document.file)
    assert not result.mismatches, "\n".join([*plain.rows, *map(str, result.mismatches[:5])])
    assert result.checked > 20


@pytest.mark.soak
def test_a_thousand_drawn_boards_are_as_the_rulebook_says() -> None:
    for seed in range(BOARDS, BOARDS + 1000):
        test_a_drawn_board_is_as_the_rulebook_says(seed)
