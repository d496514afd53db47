"""What stands about on a cell: trees, rocks, reeds, ruins, grass; by cell and seed, so a change leaves others be."""

from __future__ import annotations

from typing import Any

import numpy as np

from client3d.scene.board import Cell, centre
from client3d.scene.geometry import GAMMA, Mesh, Placement, linear
from client3d.scene.ground import WATER_LEVEL, Ground
from client3d.scene.roads import joins
from client3d.scene.seasons import EVERGREEN, HUES
from client3d.scene.wires import POLE, POLES_APART

_TREES_A_CELL = 5
_TREE_SPACING, _FREE_MIDDLE = 0.28, 0.24
_NEAR = ((0, -1), (1, 0), (0, 1), (-1, 0))
_TUFTS_A_CELL = 34
_BLADES = 3
_POLE_SCALE = 1.4
_HOUSE_CHANCE, _HOUSE_SCALE = 0.5, 0.72
_VERGE = 0.44  # cells from a road's middle
_BY_THE_LANE = 0.27  # cells from a lane's middle; nearer nothing grows
_BARE = ("ruin", "burnt", "crater", "city", "beach", "dune")
_FLOWERS = [linear(c) for c in ("e9e4d0", "e3c64a", "c95a4a", "a98ad0")]
# radius (cells) and strength of the dark ground under a prop of scale 1
_SHADES = {
    "pine": (0.50, 0.45),
    "broadleaf": (0.52, 0.42),
    "bush": (0.26, 0.35),
    "hedge": (0.32, 0.35),
    "hay_bale": (0.16, 0.35),
    "rock": (0.24, 0.35),
    "house": (0.75, 0.45),
    "ruin": (0.70, 0.25),
    "rubble": (0.60, 0.20),
    "telegraph_pole": (0.13, 0.40),
    "burnt_tree": (0.22, 0.40),
    "stump": (0.18, 0.35),
    "reeds": (0.22, 0.25),
    "street_lamp": (0.12, 0.35),
    "driftwood": (0.18, 0.30),
    "rowing_boat": (0.30, 0.40),
    "paling": (0.16, 0.25),
}
# radius (cells) and strength of the light that a prop throws on the ground by night
_LAMPS = {"house": (1.5, 0.42), "street_lamp": (1.45, 0.54)}
_LEAFY = {"pine": EVERGREEN, "broadleaf": 1, "bush": 1, "hedge": EVERGREEN}
_WOODEN = 0.63  # of the green is blue: bark has more, leaves less


def model_mesh(model: Any) -> Mesh:
    """A model of the library as a scene mesh at rest (linear colours)."""
    material = np.asarray(model.material, np.float32) / 255
    return Mesh(
        np.asarray(model.positions, np.float32),
        np.asarray(model.normals, np.float32),
        (np.asarray(model.colours, np.float32) / 255) ** GAMMA,
        material[:, 0],
        material[:, 1],
        np.asarray(model.triangles, np.int32),
        np.zeros(len(material), np.float32),
    )


def _kind(name: str) -> str:
    """A prop's name without the number of its variant."""
    return name.rstrip("_0123456789")


class PropBook:
    """Prop meshes by name."""

    def __init__(self, models: Any) -> None:
        self._models = models
        self._meshes: dict[str, Mesh] = {}

    def mesh(self, name: str) -> Mesh:
        """The mesh of a prop, at rest."""
        if name not in self._meshes:
            mesh = model_mesh(self._models.load(name))
            if leaf := _LEAFY.get(_kind(name)):
                shown = np.asarray(self._models.load(name).colours, np.float32)
                mesh.leaf = np.where(shown[:, 2] < shown[:, 1] * _WOODEN, leaf, 0).astype(np.float32)
            self._meshes[name] = mesh
        return self._meshes[name]

    @staticmethod
    def shade(name: str) -> tuple[float, float]:
        """Radius (cells) and strength of the shade a prop throws on the ground round its foot."""
        return _SHADES.get(_kind(name), (0.0, 0.0))

    @staticmethod
    def lamp(name: str) -> tuple[float, float]:
        """Radius (cells) and strength of the light a prop throws on the ground round its foot by night."""
        return _LAMPS.get(_kind(name), (0.0, 0.0))


def _tint(rng: np.random.Generator, amount: float = 0.08) -> tuple[float, float, float]:
    shade = 1 + rng.uniform(-amount, amount)
    return shade * (1 + rng.uniform(-amount, amount)), shade, shade * (1 + rng.uniform(-amount, amount))


def cell_props(ground: Ground, cell: Cell) -> list[tuple[str, Placement]]:
    """The props of a cell: names and places."""
    board = ground.board
    rng = np.random.default_rng([board.seed, 7, *cell])
    makers = {
        "forest": _forest,
        "meadow": _meadow,
        "hill": _hill,
        "marsh": _marsh,
        "ruin": _ruin,
        "burnt": _burnt,
        "road": _roadside,
        "water": _water,
        "river": _river,
        "beach": _beach,
        "dune": _dune,
        "sea": _sea,
    }
    maker = makers.get(board.at(*cell))
    bare = cell in board.points or cell in board.cleared
    return maker(ground, cell, rng) if maker and not bare else []


def _stand(
    ground: Ground, x: float, y: float, rng: np.random.Generator, scale: float = 1.0, sink: float = 0.01
) -> Placement:
    z = ground.value(ground.height_field, x, y) - sink
    leaf = 1 + int((x * 7 - y * 5) * 9) % HUES
    return Placement((x, y, z), rng.uniform(0, 2 * np.pi), scale, _tint(rng), leaf)


def _spot(cell: Cell, rng: np.random.Generator, clear: float, edge: float = 0.08) -> tuple[float, float]:
    """A random point of the cell, at least `clear` from its middle, where a unit stands."""
    while True:
        dx, dy = rng.uniform(edge - 0.5, 0.5 - edge, 2)
        if np.hypot(dx, dy) >= clear:
            x, y = centre(cell)
            return float(x + dx), float(y + dy)


def _free(ground: Ground, x: float, y: float, road: float = 0.55) -> bool:
    dry = ground.value(ground.height_field, x, y) > -0.05
    return dry and ground.value(ground.road, x, y) > road and ground.value(ground.lane, x, y) > _BY_THE_LANE


def _forest(ground: Ground, cell: Cell, rng: np.random.Generator) -> list[tuple[str, Placement]]:
    conifers = bool(ground.conifers[cell[1], cell[0]])
    spots: list[tuple[float, float]] = []
    for _ in range(60):
        spot = _spot(cell, rng, _FREE_MIDDLE)
        if all(np.hypot(spot[0] - s[0], spot[1] - s[1]) > _TREE_SPACING for s in spots) and _free(ground, *spot):
            spots.append(spot)
        if len(spots) == _TREES_A_CELL:
            break
    trees = []
    for spot in spots:
        pine = conifers == (rng.random() < 0.88)
        name = f"{'pine' if pine else 'broadleaf'}_{rng.integers(1, 4)}"
        trees.append((name, _stand(ground, *spot, rng, rng.uniform(0.85, 1.22))))
    return trees


def board_at(ground: Ground, cell: Cell, dx: int, dy: int) -> str:
    """The terrain of a cell's neighbour."""
    return ground.board.at(cell[0] + dx, cell[1] + dy)


def _meadow(ground: Ground, cell: Cell, rng: np.random.Generator) -> list[tuple[str, Placement]]:
    props = []
    if rng.random() < 0.10:
        spot = _spot(cell, rng, 0.36)
        if _free(ground, *spot, 0.8):
            props.append((f"broadleaf_{rng.integers(1, 4)}", _stand(ground, *spot, rng, rng.uniform(0.85, 1.2))))
    wood = sum(board_at(ground, cell, dx, dy) == "forest" for dx, dy in _NEAR)
    village = sum(board_at(ground, cell, dx, dy) in ("ruin", "city") for dx, dy in _NEAR)
    for _ in range(1 + min(wood, 2)):
        spot = _spot(cell, rng, 0.3)
        if rng.random() < 0.15 + 0.25 * (wood > 0) and _free(ground, *spot):
            props.append(("bush", _stand(ground, *spot, rng, rng.uniform(0.6, 1.1))))
    if village and rng.random() < 0.5:
        x, y = centre(cell)
        side, turn = rng.choice([-0.42, 0.42]), rng.random() < 0.5
        for part in (-0.24, 0.24):
            px, py = (x + side, y + part) if turn else (x + part, y + side)
            if _free(ground, px, py, 0.6):
                hedge = _stand(ground, float(px), float(py), rng, 0.9)
                props.append(("hedge", Placement(hedge.at, np.pi / 2 if turn else 0.0, 0.9, hedge.tint)))
    if rng.random() < 0.25:
        spot = _spot(cell, rng, 0.3)
        if _free(ground, *spot):
            props.append((f"rock_{rng.integers(1, 4)}", _stand(ground, *spot, rng, rng.uniform(0.4, 0.9), 0.02)))
    return props


def _hill(ground: Ground, cell: Cell, rng: np.random.Generator) -> list[tuple[str, Placement]]:
    props = []
    for _ in range(4):
        spot = _spot(cell, rng, 0.32)
        steep = 1 - ground.value(ground.upright, *spot)
        if _free(ground, *spot) and rng.random() < 0.25 + steep * 3:
            props.append((f"rock_{rng.integers(1, 4)}", _stand(ground, *spot, rng, rng.uniform(0.5, 1.5), 0.03)))
    if rng.random() < 0.15:
        spot = _spot(cell, rng, 0.36)
        props.append((f"broadleaf_{rng.integers(1, 4)}", _stand(ground, *spot, rng, rng.uniform(0.5, 0.7))))
    return props


def _marsh(ground: Ground, cell: Cell, rng: np.random.Generator) -> list[tuple[str, Placement]]:
    return [
        ("reeds", _stand(ground, *_spot(cell, rng, 0.2), rng, rng.uniform(0.7, 1.2), 0.02))
        for _ in range(rng.integers(5, 9))
    ]


def _water(ground: Ground, cell: Cell, rng: np.random.Generator) -> list[tuple[str, Placement]]:
    props = []
    for _ in range(3):
        spot = _spot(cell, rng, 0.0)
        if -0.16 < ground.value(ground.height_field, *spot) < -0.04 and rng.random() < 0.6:
            name = "reeds" if rng.random() < 0.6 else f"rock_{rng.integers(1, 4)}"
            props.append((name, _stand(ground, *spot, rng, rng.uniform(0.5, 0.9), 0.02)))
    return props


def _river(ground: Ground, cell: Cell, rng: np.random.Generator) -> list[tuple[str, Placement]]:
    """Reeds and stones along the banks, stones that the water runs round."""
    props = []
    for _ in range(7):
        spot = _spot(cell, rng, 0.25)
        deep = ground.value(ground.height_field, *spot)
        if -0.15 < deep < -0.05 and rng.random() < 0.7:
            props.append(("reeds", _stand(ground, *spot, rng, rng.uniform(0.5, 0.85), 0.02)))
        elif deep < -0.15 and rng.random() < 0.18:
            props.append((f"rock_{rng.integers(1, 4)}", _stand(ground, *spot, rng, rng.uniform(0.5, 0.8), -0.08)))
    return props


def _beach(ground: Ground, cell: Cell, rng: np.random.Generator) -> list[tuple[str, Placement]]:
    """What the sea has left: driftwood, stones, here and there a boat drawn up."""
    props = []
    if rng.random() < 0.22:
        spot = _spot(cell, rng, 0.36, 0.14)
        if _free(ground, *spot):
            return [("rowing_boat", _stand(ground, *spot, rng, rng.uniform(0.9, 1.0), 0.01))]
    for name, chance, least, most in (
        ("driftwood", 0.55, 0.8, 1.2),
        ("rock", 0.6, 0.3, 0.55),
        ("rock", 0.4, 0.25, 0.4),
    ):
        spot = _spot(cell, rng, 0.32)
        if rng.random() < chance and _free(ground, *spot):
            which = f"rock_{rng.integers(1, 4)}" if name == "rock" else name
            props.append((which, _stand(ground, *spot, rng, rng.uniform(least, most), 0.015)))
    return props


def _dune(ground: Ground, cell: Cell, rng: np.random.Generator) -> list[tuple[str, Placement]]:
    """A stone, a bush that holds the sand, a paling against the wind."""
    props = []
    for name, chance, least, most in (("bush", 0.45, 0.45, 0.75), ("rock", 0.35, 0.3, 0.6)):
        spot = _spot(cell, rng, 0.34)
        if rng.random() < chance and _free(ground, *spot):
            which = f"rock_{rng.integers(1, 4)}" if name == "rock" else name
            props.append((which, _stand(ground, *spot, rng, rng.uniform(least, most), 0.02)))
    if rng.random() < 0.5:
        x, y = centre(cell)
        turn = float(rng.uniform(-0.5, 0.5))
        at = x + float(rng.uniform(-0.08, 0.08)), y + 0.38
        if _free(ground, *at):
            z = ground.value(ground.height_field, *at) - 0.02
            props.append(("paling", Placement((*at, z), turn, 1.0, _tint(rng))))
    return props


def _sea(ground: Ground, cell: Cell, rng: np.random.Generator) -> list[tuple[str, Placement]]:
    """Rocks off a steep shore, a buoy far out."""
    props = []
    around = [board_at(ground, cell, dx, dy) for dx, dy in _NEAR]
    if all(name == "sea" for name in around):
        if rng.random() < 0.12:
            spot = _spot(cell, rng, 0.2, 0.2)
            props.append(("buoy", Placement((*spot, WATER_LEVEL), float(rng.uniform(0, 6.28)))))
        return props
    for _ in range(3):
        spot = _spot(cell, rng, 0.2)
        if -0.3 < ground.value(ground.height_field, *spot) < -0.08 and rng.random() < 0.5:
            props.append((f"rock_{rng.integers(1, 4)}", _stand(ground, *spot, rng, rng.uniform(0.7, 1.3), -0.05)))
    return props


def _ruin(ground: Ground, cell: Cell, rng: np.random.Generator) -> list[tuple[str, Placement]]:
    x, y = centre(cell)
    turn = float(rng.integers(0, 4)) * np.pi / 2
    at = (x, y, ground.value(ground.height_field, x, y) - 0.01)
    props = [(f"ruin_{rng.integers(1, 4)}", Placement(at, turn, 1.0, _tint(rng, 0.05)))]
    if rng.random() < _HOUSE_CHANCE:  # a house still stands, at the back, so that troops have the front
        hx, hy = x + 0.17, y + 0.17
        house = Placement((hx, hy, at[2]), turn, _HOUSE_SCALE, _tint(rng, 0.05))
        props = [("rubble", props[0][1]), (f"house_{rng.integers(1, 3)}", house)]
    for _ in range(2):
        spot = _spot(cell, rng, 0.3)
        if _free(ground, *spot):
            props.append((f"rock_{rng.integers(1, 4)}", _stand(ground, *spot, rng, rng.uniform(0.3, 0.7), 0.02)))
    return props


def _burnt(ground: Ground, cell: Cell, rng: np.random.Generator) -> list[tuple[str, Placement]]:
    names = ("burnt_tree", "burnt_tree", "stump")
    return [
        (names[rng.integers(0, 3)], _stand(ground, *_spot(cell, rng, 0.26), rng, rng.uniform(0.7, 1.2)))
        for _ in range(rng.integers(4, 7))
    ]


def _roadside(ground: Ground, cell: Cell, rng: np.random.Generator) -> list[tuple[str, Placement]]:
    """On the verges of a straight road: to the north or west a telegraph pole every third cell, and across from it
    street lamps where a village is."""
    joined = joins(ground.board, cell)
    if joined not in ("NS", "EW"):
        return []
    x, y = centre(cell)

    def beside(away: float, scale: float, turn: float) -> Placement:
        at = (x + away, y) if joined == "NS" else (x, y - away)
        z = ground.value(ground.height_field, *at) - 0.01
        return Placement((*at, z), turn if joined == "NS" else turn + np.pi / 2, scale)

    out = []
    if sum(cell) % POLES_APART == 0:
        out.append((POLE, beside(-_VERGE, _POLE_SCALE, 0.0)))
    around = ((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    if sum(cell) % 2 and any(board_at(ground, cell, dx, dy) == "ruin" for dx, dy in around):
        out.append(("street_lamp", beside(_VERGE, 1.0, 0.0 if joined == "NS" else np.pi)))
    return out


def grass(ground: Ground, corner: Cell, size: int) -> Mesh:
    """Tufts and flowers of a square of cells, thinner where the noise is thin, none on roads, sand, ash, rubble and
    in fields."""
    board = ground.board
    rng = np.random.default_rng([board.seed, 4, *corner])
    wide, tall = min(size, board.width - corner[0]), min(size, board.height - corner[1])
    count = int(wide * tall * _TUFTS_A_CELL)
    x = (corner[0] + rng.uniform(0.01, wide - 0.01, count)).astype(np.float32)
    y = (-corner[1] - rng.uniform(0.01, tall - 0.01, count)).astype(np.float32)
    z = ground.sample(ground.height_field, x, y)
    bare = sum(ground.sample(ground.shares[k], x, y) for k in _BARE)
    upright = ground.sample(ground.upright, x, y)
    keep = (
        (z > -0.045)
        & (ground.sample(ground.road, x, y) > 0.56)
        & (ground.sample(ground.lane, x, y) > 0.2)
        & (ground.sample(ground.density, x, y) > 0.40)
        & (bare < 0.4)
        & (upright > 0.8)
    )
    keep &= ground.at_cell(ground.crops, x, y) == 0
    x, y, z, upright = x[keep], y[keep], z[keep], upright[keep]
    n = len(x)
    if not n:
        return Mesh.join([])
    tall_ = rng.uniform(0.05, 0.12, (n, 1, 1))
    mesh = tufts(np.stack([x, y, z], -1), tall_, 0.22, ground.colours(x, y, z, upright), rng)
    flowers = rng.integers(0, n, int(n * 0.08))
    return Mesh.join([mesh, _petals(x[flowers], y[flowers], z[flowers], rng)])


def tufts(feet: np.ndarray, tall: np.ndarray, width: float, colours: np.ndarray, rng: np.random.Generator) -> Mesh:
    """Tufts of blades at feet (n, 3), so tall (n, 1, 1), a blade's half width a share of it, of colours (n, 3)."""
    n = len(feet)
    a = rng.uniform(0, 2 * np.pi, (n, _BLADES, 1))
    half = np.concatenate([np.cos(a), np.sin(a), np.zeros_like(a)], -1) * tall * width
    foot = (feet - (0, 0, 0.01))[:, None] + np.concatenate(
        [rng.uniform(-0.04, 0.04, (n, _BLADES, 2)), np.zeros((n, _BLADES, 1))], -1
    )
    tip = np.concatenate([rng.uniform(-0.5, 0.5, (n, _BLADES, 2)) * tall, np.broadcast_to(tall, (n, _BLADES, 1))], -1)
    blades = np.stack([foot + half, foot - half, foot + tip], 2).reshape(-1, 3, 3)
    low = np.repeat(colours * 0.78, _BLADES, 0)
    high = np.repeat(colours, _BLADES, 0) * rng.uniform(1.12, 1.5, (n * _BLADES, 1)) * np.array([1.08, 1.05, 0.8])
    mesh = Mesh.of(blades, np.stack([low, low, high], 1))
    mesh.normals[:] = (0, 0, 1)
    return mesh


def _petals(x: np.ndarray, y: np.ndarray, z: np.ndarray, rng: np.random.Generator) -> Mesh:
    n, r = len(x), 0.022
    if not n:
        return Mesh.join([])
    middle = np.stack([x + 0.03, y, z + 0.08], -1)
    square = np.array([(-r, -r, 0), (r, -r, 0), (r, r, 0), (-r, r, 0)])
    quad = middle[:, None] + square
    corners = np.concatenate([quad[:, [0, 1, 2]], quad[:, [0, 2, 3]]])
    colour = np.array(_FLOWERS)[rng.integers(0, len(_FLOWERS), n)]
    return Mesh.of(corners, np.concatenate([colour, colour]))
