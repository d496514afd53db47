"""The tables of the pack `skirmish`: each key with its type, bounds, default and meaning.

Sections 2 to 4, SK-RELOAD-1, SK-HIT-1 to SK-HIT-5, SK-DETECT-1, SK-WIN-1 of the rulebook. Names are those of the files,
but for a unit's `move`, here `gait`.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from core.packs.loader import Pack, load_pack
from core.packs.mods import Mod
from core.packs.schema import Entry, Model, PackSchema, Percent, Report, Tables
from systems.skirmish.measures import CENTIMETRE, Centimetres, in_centimetres

MoveClass = Literal["infantry", "cavalry", "wagon"]
Ability = Literal["leader", "scout", "sniper"]

Dice = Annotated[int, Meta(ge=0, le=6)]
Sum = Annotated[int, Meta(ge=0, le=60)]
LEAST_BASE = CENTIMETRE // 2
"""Of who is to be seen on a table."""

Count = Annotated[int, Meta(ge=0, le=99)]
Times = Annotated[int, Meta(ge=1, le=9)]


class Pace(Model, frozen=True, kw_only=True):
    """How far a move goes."""

    first: Annotated[Centimetres, Meta(description="The first move of an activation.")]
    further: Annotated[Centimetres, Meta(description="The second and the third.")]


class UnitType(Entry, frozen=True, kw_only=True):
    """A kind of fighter (`units/`)."""

    gait: Annotated[
        MoveClass | tuple[Centimetres, Centimetres],
        Meta(
            description="How it moves: which of the paces of `rules.toml` it has; or, of an infantryman, how far its "
            "first move and its further ones go when it is alone."
        ),
    ] = field(name="move")
    wounds: Annotated[int, Meta(ge=1, le=99, description="Wounds it takes before it falls.")]
    base: Annotated[Centimetres, Meta(description="How wide its round base is.")]
    weapon: Annotated[str, Meta(description="What it shoots with; absent: nothing.")] = ""
    abilities: Annotated[
        tuple[Ability, ...],
        Meta(description="leader: splits its actions over the turn. scout: leads columns over rough ground. sniper."),
    ] = ()

    @property
    def move(self) -> MoveClass:
        """How it moves."""
        return "infantry" if isinstance(self.gait, tuple) else self.gait

    @property
    def own_pace(self) -> Pace | None:
        """How far it goes alone, if that is another pace than its kind's."""
        return Pace(first=self.gait[0], further=self.gait[1]) if isinstance(self.gait, tuple) else None

    @property
    def radius(self) -> int:
        """From the middle of its base to its edge."""
        return self.base // 2

    @property
    def is_fighter(self) -> bool:
        """Whether its loss counts when a side breaks (SK-WIN-1)."""
        return self.move != "wagon"

    @property
    def is_leader(self) -> bool:
        """Whether it may split its actions over the turn (SK-ACT-1)."""
        return "leader" in self.abilities


class WeaponType(Entry, frozen=True, kw_only=True):
    """A kind of weapon (`weapons/`)."""

    effective: Annotated[
        Centimetres, Meta(description="Its effective range: half of it is near, twice long, three times extreme.")
    ]
    reload: Annotated[Count, Meta(description="Reload actions it needs after a shot.")]
    shots: Annotated[Count, Meta(description="Shots it has in a battle; 0: no end of them.")] = 0


class Moving(Model, frozen=True, kw_only=True):
    """Section 2."""

    infantry: Annotated[Pace, Meta(description="An infantryman.")]
    group: Annotated[Pace, Meta(description="A group of infantry.")]
    quick_group: Annotated[Pace, Meta(description="A group of infantry charging, on a road or in march column.")]
    cavalry: Annotated[Pace, Meta(description="Cavalry, single or group.")]
    wagon: Annotated[Pace, Meta(description="A wagon off road.")]
    road_wagon: Annotated[Pace, Meta(description="A wagon on a road.")]
    backwards: Annotated[Centimetres, Meta(description="How far one may move backwards in a move (SK-MOVE-4).")]
    column_in_rough: Annotated[Count, Meta(description="Moves of a march column in rough ground (SK-COLUMN-1).")]
    contact: Annotated[Centimetres, Meta(description="What is not further apart than this is in contact.")]
    rough: Annotated[
        Times, Meta(description="How many times its length a path in rough ground counts (SK-MOVE-2).")
    ] = 2


class Obstacles(Model, frozen=True, kw_only=True):
    """SK-OBST-1: levels of obstacles."""

    hedge: Annotated[Count, Meta(description="Level of a hedge.")]
    fence: Annotated[Count, Meta(description="Level of a fence.")]
    wall: Annotated[Count, Meta(description="Level of a wall.")]
    jumped: Annotated[Count, Meta(description="Cavalry jumps obstacles up to this level.")]


class Activation(Model, frozen=True, kw_only=True):
    """SK-ACT-2, SK-BUILD-1."""

    actions: Annotated[int, Meta(ge=1, le=9, description="Actions of an activation.")]
    inside: Annotated[Count, Meta(description="Actions that moving inside a building takes.")]


class Shooting(Model, frozen=True, kw_only=True):
    """Section 3."""

    dice: Annotated[Dice, Meta(description="Dice of a shot.")]
    near: Annotated[Sum, Meta(description="What they must come to at half the effective range.")]
    effective: Annotated[Sum, Meta(description="At the effective range.")]
    long: Annotated[Sum, Meta(description="At twice the effective range.")]
    extreme: Annotated[Sum, Meta(description="At three times the effective range; not without aiming or Sniper.")]
    aimed: Annotated[Dice, Meta(description="Dice more for who has aimed.")]
    moved: Annotated[Dice, Meta(description="Dice less for who has moved or is to move.")]
    sniper: Annotated[Dice, Meta(description="Dice more for a sniper at long and extreme range.")]
    cover: Annotated[Sum, Meta(description="More to reach at a target in partial cover (SK-HIT-5).")]
    ran: Annotated[Sum, Meta(description="More to reach at a target that has run (SK-MOVE-3).")]

    def needed(self, band: str) -> int:
        """What the dice of a shot must come to in a range band, by its name (SK-HIT-1)."""
        found: int = getattr(self, band)
        return found


class Detecting(Model, frozen=True, kw_only=True):
    """SK-DETECT-1."""

    range: Annotated[Centimetres, Meta(description="How far hidden fighters may be found.")]
    dice: Annotated[Dice, Meta(description="Dice of a search.")]
    needs: Annotated[Sum, Meta(description="What they must come to.")]
    cover_needs: Annotated[Sum, Meta(description="What they must come to at who is in partial cover.")]


class Winning(Model, frozen=True, kw_only=True):
    """SK-WIN-1."""

    broken: Annotated[Percent, Meta(description="Share of its fighters whose loss breaks a side.")]


class Rules(Model, frozen=True, kw_only=True):
    """`rules.toml`."""

    activation: Activation
    moving: Moving
    obstacles: Obstacles
    shooting: Shooting
    detecting: Detecting
    winning: Winning


class SkirmishData(Struct, frozen=True):
    """All tables of a pack, each sorted by id."""

    units: Mapping[str, UnitType]
    weapons: Mapping[str, WeaponType]
    rules: Rules

    def weapon_of(self, kind: UnitType) -> WeaponType | None:
        """What a kind of fighter shoots with."""
        return self.weapons.get(kind.weapon)

    def level_of(self, obstacle: str) -> int:
        """How high a kind of obstacle is (SK-OBST-1)."""
        level: int = getattr(self.rules.obstacles, obstacle)
        return level


def _build(tables: Tables, rules: Rules) -> SkirmishData:
    return SkirmishData(tables["units"], tables["weapons"], rules)


def _check(data: SkirmishData, report: Report) -> None:
    """Report what a single key cannot show."""
    for unit in data.units.values():
        if unit.weapon and unit.weapon not in data.weapons:
            found = unit.weapon
            report("units", unit.id, ("weapon",), "unknown-name", name=found, found=found, suggestion_from=data.weapons)
        if unit.base < LEAST_BASE:
            report("units", unit.id, ("base",), "too-small", least=str(in_centimetres(LEAST_BASE)))


SCHEMA: PackSchema[SkirmishData] = PackSchema(
    tables={"units": UnitType, "weapons": WeaponType},
    rules=Rules,
    build=_build,
    check=_check,
)
"""What the loader has to know of this ruleset."""


def load_skirmish(pack: str | Path = "skirmish", mods: Sequence[Mod] = ()) -> Pack[SkirmishData]:
    """Load the shipped pack, or another by its folder, with mods over it. Raises `PackError` with all faults."""
    return load_pack(pack, SCHEMA, mods)
