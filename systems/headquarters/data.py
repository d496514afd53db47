"""The tables of the pack `headquarters`: each key with its type, bounds, default and meaning.

Sections 3 (HQ-UNITS) and 4 (HQ-TERRAIN), HQ-FIGHT-1, HQ-BOUNTY-1, HQ-BOMB-1, HQ-SHOP-1, HQ-SHOP-2 of the rulebook.
Names are those of the files, but for a unit's `class`, here `unit_class`, and the table behind `TerrainType.cost()`,
here `costs`.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct, field

from core.board import Board
from core.packs.loader import Pack, load_pack
from core.packs.mods import Mod
from core.packs.schema import Entry, Model, PackSchema, Percent, Report, Tables

UnitClass = Literal["foot", "tracked", "towed", "headquarters"]
Effect = Literal["unit", "heal", "fortify", "strike", "raise"]
GroundLook = Literal[
    "meadow", "forest", "hill", "city", "river", "timber_bridge", "beach", "dune", "sea",
    "road", "marsh", "water", "ruin", "crater", "burnt", "bridge",
]  # fmt: skip
"""What a screen can draw."""

UNIT_CLASSES: tuple[UnitClass, ...] = get_args(UnitClass)

Glyph = Annotated[str, Meta(pattern=r"^[!-~]$", max_length=1)]
Price = Annotated[int, Meta(ge=1, le=99)]
Gold = Annotated[int, Meta(ge=0, le=9999)]
Strength = Annotated[int, Meta(ge=0, le=99)]
Distance = Annotated[int, Meta(ge=1, le=99)]


class UnitType(Entry, frozen=True, kw_only=True):
    """A kind of unit (`units/`)."""

    unit_class: Annotated[UnitClass, Meta(description="How it moves; headquarters do not.")] = field(name="class")
    cost: Annotated[Gold | None, Meta(description="Gold for which headquarters recruit it; absent: they do not.")] = (
        None
    )
    hp: Annotated[int, Meta(ge=1, le=999, description="Hit points when whole.")]
    move: Annotated[int, Meta(ge=0, le=99, description="What its steps of a turn may cost together.")]
    attack: Annotated[Strength, Meta(description="Strength of its blows.")]
    defence: Annotated[Strength, Meta(description="What weakens blows against it.")]
    range: Annotated[tuple[Distance, Distance], Meta(description="Least and greatest distance of its target.")]
    captures: Annotated[bool, Meta(description="Whether it captures cities.")] = False
    strikes_back: Annotated[bool, Meta(description="Whether it strikes back when attacked within its range.")] = True
    fires_after_move: Annotated[bool, Meta(description="Whether it may attack in a turn in which it moved.")] = True

    @property
    def is_headquarters(self) -> bool:
        """Whether its loss loses the game."""
        return self.unit_class == "headquarters"


class TerrainType(Entry, frozen=True, kw_only=True):
    """A kind of terrain (`terrain/`)."""

    glyph: Annotated[Glyph, Meta(description="Its character on maps.")]
    costs: Annotated[
        Mapping[UnitClass, Price] | Price,
        Meta(description="What a step into it costs, by class (absent: no entry), or for every class."),
    ] = field(name="cost")
    defence: Annotated[int, Meta(ge=-99, le=99, description="Added to the defence of who stands in it.")] = 0
    city: Annotated[bool, Meta(description="Whether it can be captured and belongs to a camp.")] = False
    heals: Annotated[int, Meta(ge=0, le=999, description="Hit points its camp's units regain in it each turn.")] = 0
    income: Annotated[Gold, Meta(description="Gold it gives its camp each turn.")] = 0
    looks_like: Annotated[
        GroundLook | None,
        Meta(
            description="The ground that it is drawn like; absent: that of its own name, or a meadow. No rule reads it."
        ),
    ] = None

    def cost(self, unit_class: UnitClass) -> int | None:
        """What a step into it costs; nothing for a class that cannot enter."""
        return self.costs if isinstance(self.costs, int) else self.costs.get(unit_class)


class OfferType(Entry, frozen=True, kw_only=True):
    """Something that the shop may sell (`offers/`)."""

    price: Annotated[Gold, Meta(description="Gold it takes.")]
    discount: Annotated[Percent, Meta(description="Share of the price that is taken off on its days.")] = Percent(20)
    limit: Annotated[int, Meta(ge=1, le=99, description="How often a camp may buy it in a game.")] = 2
    effect: Annotated[
        Effect,
        Meta(
            description="unit: one of `unit`. heal: `amount` hit points for all one's units. fortify: `amount` defence "
            "for the headquarters. strike: `amount` damage anywhere. raise: `amount` gold per city and turn."
        ),
    ]
    unit: Annotated[str, Meta(description="The unit it is.")] = ""
    amount: Annotated[int, Meta(ge=0, le=999, description="How much.")] = 0
    before_bomb: Annotated[bool, Meta(description="Whether the bomb forbids it.")] = False

    def price_on(self, discounted: bool) -> int:
        """Gold it takes on a day with or without its discount, rounded half up."""
        return (self.price * (100 - self.discount) + 50) // 100 if discounted else self.price

    @property
    def needs_cell(self) -> bool:
        """Whether who buys it says where."""
        return self.effect in ("unit", "strike")


class Grid(Model, frozen=True, kw_only=True):
    """The board (HQ-BOARD-1)."""

    adjacency: Annotated[Literal[4, 8], Meta(description="Neighbours of a cell.")]


class Income(Model, frozen=True, kw_only=True):
    """HQ-GOLD-1."""

    base: Annotated[Gold, Meta(description="What each camp gets at the start of a turn, besides its cities.")]


Share = Annotated[int, Meta(ge=0, le=1000)]


class Fight(Model, frozen=True, kw_only=True):
    """Damage (HQ-FIGHT-1), in per cent."""

    scale: Annotated[Share, Meta(description="Damage for each point of attack above the defence that counts.")]
    defence_share: Annotated[Share, Meta(description="How much of the defence counts.")]
    chance: Annotated[tuple[Share, Share], Meta(description="Least and greatest factor of chance.")]
    least: Annotated[int, Meta(ge=0, le=999, description="Damage of the weakest blow.")]

    @property
    def factors(self) -> range:
        """Every factor of chance, each as likely as another."""
        return range(self.chance[0], self.chance[1] + 1)


class Bounty(Model, frozen=True, kw_only=True):
    """What an attack pays (HQ-BOUNTY-1)."""

    first: Annotated[Gold, Meta(description="At first.")]
    less: Annotated[Gold, Meta(description="Less for each unit destroyed since the game began.")]
    least: Annotated[Gold, Meta(description="Never under this.")]

    def after(self, destroyed: int) -> int:
        """The price when so many units have been destroyed."""
        return max(self.least, self.first - self.less * destroyed)


class Bomb(Model, frozen=True, kw_only=True):
    """The atomic bomb (HQ-BOMB-1)."""

    camps: Annotated[int, Meta(ge=2, le=8, description="It falls only in games begun with so many camps or more.")]
    left: Annotated[int, Meta(ge=2, le=8, description="It falls when only so many are left.")]
    hp: Annotated[int, Meta(ge=1, le=999, description="Hit points it leaves every unit.")]


class Shop(Model, frozen=True, kw_only=True):
    """The shop of the day (HQ-SHOP-1)."""

    offers: Annotated[int, Meta(ge=0, le=99, description="Offers a day.")]
    discounted: Annotated[int, Meta(ge=0, le=99, description="How many of them are sold at their discount.")]


class Rules(Model, frozen=True, kw_only=True):
    """`rules.toml`."""

    grid: Grid
    gold: Income
    fight: Fight
    bounty: Bounty
    bomb: Bomb
    shop: Shop


class HeadquartersData(Struct, frozen=True):
    """All tables of a pack, each sorted by id."""

    units: Mapping[str, UnitType]
    terrain: Mapping[str, TerrainType]
    offers: Mapping[str, OfferType]
    rules: Rules

    def board(self, rows: Sequence[str]) -> Board:
        """The board of a map that is drawn in these rows."""
        return Board.of(len(rows[0]), len(rows), self.rules.grid.adjacency)

    def terrain_by_glyph(self) -> dict[str, TerrainType]:
        """Terrain by its character on maps."""
        return {terrain.glyph: terrain for terrain in self.terrain.values()}

    @property
    def city(self) -> TerrainType | None:
        """What a headquarters stands on: the first terrain by name that is a city (HQ-BOARD-2)."""
        return next((terrain for terrain in self.terrain.values() if terrain.city), None)


def _build(tables: Tables, rules: Rules) -> HeadquartersData:
    return HeadquartersData(tables["units"], tables["terrain"], tables["offers"], rules)


def _check(data: HeadquartersData, report: Report) -> None:
    """Report what a single key cannot show."""
    for unit in data.units.values():
        if unit.range[0] > unit.range[1]:
            report("units", unit.id, ("range",), "range-reversed")
        if unit.is_headquarters and unit.cost is not None:
            report("units", unit.id, ("cost",), "headquarters-for-gold")
    if data.rules.fight.chance[0] > data.rules.fight.chance[1]:
        report("rules", "", ("fight", "chance"), "range-reversed")
    drawn: dict[str, str] = {}
    for terrain in data.terrain.values():
        if drawn.setdefault(terrain.glyph, terrain.id) != terrain.id:
            report("terrain", terrain.id, ("glyph",), "glyph-taken", name=drawn[terrain.glyph])
    for offer in data.offers.values():
        _check_offer(offer, data.units, report)


def _check_offer(offer: OfferType, units: Mapping[str, UnitType], report: Report) -> None:
    """An offer sells something there is, and no second headquarters (HQ-RULE)."""
    if offer.effect == "unit" and not offer.unit:
        report("offers", offer.id, ("effect",), "missing-key", name="unit")
    elif offer.unit and offer.unit not in units:
        named = offer.unit
        report("offers", offer.id, ("unit",), "unknown-name", name=named, found=named, suggestion_from=units)
    elif offer.unit and units[offer.unit].is_headquarters:
        report("offers", offer.id, ("unit",), "headquarters-for-gold")
    if offer.effect != "unit" and not offer.amount:
        report("offers", offer.id, ("effect",), "missing-key", name="amount")


SCHEMA: PackSchema[HeadquartersData] = PackSchema(
    tables={"units": UnitType, "terrain": TerrainType, "offers": OfferType},
    rules=Rules,
    build=_build,
    references=(),
    check=_check,
)
"""What the loader has to know of this ruleset."""


def load_headquarters(pack: str | Path = "headquarters", mods: Sequence[Mod] = ()) -> Pack[HeadquartersData]:
    """Load the shipped pack, or another by its folder, with mods over it. Raises `PackError` with all faults."""
    return load_pack(pack, SCHEMA, mods)
