"""The tables of the help: what actions there are, how far moves go, who passes what, and what dice come to."""

from __future__ import annotations

from client3d.library.comparison import NONE
from client3d.library.entry import Key
from client3d.library.skirmish.ground import MOVERS, passage
from client3d.library.skirmish.shots import dice_in
from client3d.library.skirmish.wording import GROUND, Wording
from client3d.library.topic import Table
from systems.skirmish.shooting import BANDS, bands

_ACTIONS = (
    ("move", "move"),
    ("shoot", "fire"),
    ("aim", "range"),
    ("reload", "ammo"),
    ("enter", "board"),
    ("floor", "up"),
    ("detect", "eye"),
    ("capture", "flag"),
)
"""Each with its icon."""


def actions(say: Wording) -> Table:
    """What can be done in an activation, and how many actions each takes."""
    inside = say.data.rules.activation.inside
    rows = tuple((say.help(f"action-{name}"), str(inside if name == "floor" else 1)) for name, _ in _ACTIONS)
    return Table((say.help("table-action"), say.help("table-actions")), rows, tuple(icon for _, icon in _ACTIONS), 0.7)


def paces(say: Wording) -> Table:
    """How far the first move of an activation goes, a further one, and all of them together (section 2)."""
    moving, all_ = say.data.rules.moving, say.data.rules.activation.actions
    rows = []
    for name in ("infantry", "group", "quick_group", "cavalry", "wagon", "road_wagon"):
        pace = getattr(moving, name)
        lengths = (say.length(pace.first), say.length(pace.further), say.pace_after(pace, all_))
        rows.append((say.help(f"pace-{name}"), *lengths))
    heads = (say.help("table-who"), say.help("table-first"), say.help("table-further"), say.help("table-all"))
    return Table(heads, tuple(rows))


def obstacles(say: Wording) -> Table:
    """Who passes which obstacle, and how."""
    names = [name for name, kind in GROUND.items() if kind == "obstacle"]
    rows = tuple(
        (say.name(Key("ground", name)), str(say.data.level_of(name)), *(passage(say, name, one)[0] for one in MOVERS))
        for name in names
    )
    heads = (say.kind("obstacle"), say.help("table-level"), *(say.kind(one) for one in MOVERS))
    return Table(heads, rows, tuple(say.icon(Key("ground", name)) for name in names))


def reaches(say: Wording) -> Table:
    """How far each band of each weapon goes, and what it needs."""
    rules = say.data.rules.shooting
    heads = (say.help("table-weapon"), *(_band(say, reach) for reach in BANDS), say.help("table-reload"))
    needs = (say.help("table-needed"), *(say.sum(rules.needed(reach)) for reach in BANDS), "")
    rows = [needs]
    for name, weapon in say.data.weapons.items():
        lengths = (say.length(distance) for _, distance in bands(weapon))
        rows.append((say.name(Key("weapons", name)), *lengths, str(weapon.reload)))
    return Table(heads, tuple(rows))


def chances(say: Wording) -> Table:
    """How likely a shot hits in each band, by what one did before it."""
    shooting = say.data.rules.shooting
    rows = []
    for who, sniper in (("", False), ("sniper-", True)):
        for key, aimed, moved in (("moved", False, True), ("plain", False, False), ("aimed", True, False)):
            cells = []
            for reach in BANDS:
                dice = dice_in(say, reach, sniper=sniper, aimed=aimed, moved=moved)
                cells.append(say.chance(dice, shooting.needed(reach)) if dice else NONE)
            rows.append((say.help(f"chance-{who}{key}"), *cells))
    return Table((say.help("table-chance"), *(_band(say, reach) for reach in BANDS)), tuple(rows))


def _band(say: Wording, reach: str) -> str:
    return say.words(f"sk-band-{reach}")
