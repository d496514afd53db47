"""The tables of the help: the ground, what blows take, whom headquarters recruit, what the shop may sell."""

from __future__ import annotations

from client3d.library.comparison import NONE
from client3d.library.entry import Key
from client3d.library.headquarters.terrain import moving_classes
from client3d.library.headquarters.wording import Wording
from client3d.library.topic import Table
from systems.headquarters.data import UnitType


def ground(say: Wording) -> Table:
    """What a step into each terrain costs each class, and what the terrain adds to the defence."""
    classes, rows, icons = moving_classes(say), [], []
    for name, one in say.data.terrain.items():
        costs = [NONE if (cost := one.cost(unit_class)) is None else str(cost) for unit_class in classes]
        defence = say.signed(one.defence) if set(costs) != {NONE} else NONE
        rows.append((say.name(Key("terrain", name)), *costs, defence))
        icons.append(say.icon(Key("terrain", name)))
    heads = (say.words("help-table-terrain"), *(say.words.named("class", one) for one in classes), say("defence"))
    return Table(heads, tuple(rows), tuple(icons))


def blows(say: Wording) -> Table:
    """What blows take from headquarters and from whom they recruit."""
    return _blows(say, [one for one in say.units_in_order() if one.is_headquarters or one.cost is not None])


def blows_at_the_rest(say: Wording) -> Table | None:
    """What blows take from whom only the shop sells."""
    rest = [one for one in say.units_in_order() if not one.is_headquarters and one.cost is None]
    return _blows(say, rest) if rest else None


def _blows(say: Wording, targets: list[UnitType]) -> Table:
    """Who strikes stands at the left, who is struck above; both are whole."""
    armed = [one for one in say.units_in_order() if one.attack]
    rows = tuple((say.name(Key("units", one.id)), *(say.blow(one, target) for target in targets)) for one in armed)
    heads = (say.help("table-strikes"), *(say.name(Key("units", one.id)) for one in targets))
    return Table(heads, rows, tuple(say.icon(Key("units", one.id)) for one in armed))


def recruits(say: Wording) -> Table:
    """Whom headquarters recruit, the cheapest first."""
    kinds = [(Key("units", one.id), one.cost) for one in say.units_in_order() if one.cost is not None]
    rows = tuple((say.name(key), say.gold(cost)) for key, cost in kinds)
    icons = tuple(say.icon(key) for key, _ in kinds)
    return Table((say.help("table-unit"), say("recruited")), rows, icons)


def catalogue(say: Wording) -> Table:
    """What the shop may sell."""
    rows, icons = [], []
    for name, offer in say.data.offers.items():
        prices = (str(offer.price), str(offer.price_on(discounted=True)))
        rows.append((say.name(Key("offers", name)), *prices, str(offer.limit)))
        icons.append(say.icon(Key("offers", name)))
    heads = (say.help("table-offer"), say("price"), say.help("table-reduced"), say.help("table-limit"))
    return Table(heads, tuple(rows), tuple(icons))


def on_sale(say: Wording) -> Table:
    """What the shop sells on the day."""
    rows = tuple((say.name(Key("offers", name)), say.gold(price)) for name, price in say.offers.items())
    icons = tuple(say.icon(Key("offers", name)) for name in say.offers)
    return Table((say("on-sale-title", date=say.date), say("price")), rows, icons)
