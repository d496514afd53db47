"""What is drawn of a battle, as plain data, moved on by every event; no rule is here, and no Panda3D.

A picture followed event by event equals the one made of the next view or keyframe: tests hold them together.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from core.events import Event
from core.orders import Cell
from systems.headquarters import events
from systems.headquarters.view import View


@dataclass(slots=True)
class Figure:
    """A unit on the board."""

    key: int
    type: str
    side: int
    cell: Cell
    hp: int
    star: bool
    moved: bool = False
    acted: bool = False
    recruited: bool = False


@dataclass(slots=True)
class CampMark:
    """A camp as the header shows it."""

    gold: int
    standing: bool
    ready: bool
    bought: tuple[str, ...]


@dataclass(slots=True)
class Picture:
    """A battle as it is drawn."""

    width: int
    height: int
    terrain: list[list[str]]
    figures: dict[int, Figure] = field(default_factory=dict)
    cities: dict[Cell, int] = field(default_factory=dict)
    camps: list[CampMark] = field(default_factory=list)
    round: int = 1
    bounty: int = 0
    bomb_dropped: bool = False
    ended: bool = False
    winner: int = -1

    def copy(self) -> Picture:
        """The same, to be moved on."""
        return replace(
            self,
            figures={key: replace(figure) for key, figure in self.figures.items()},
            cities=dict(self.cities),
            camps=[replace(camp) for camp in self.camps],
        )


def picture_of(view: View) -> Picture:
    """The picture of a view."""
    board = view.board
    rows = [[view.land.terrain[board.cell(x, y)].id for x in range(board.width)] for y in range(board.height)]
    return Picture(
        board.width,
        board.height,
        rows,
        {
            unit.id: Figure(
                unit.id,
                unit.kind.id,
                unit.side,
                board.xy(unit.cell),
                unit.hp,
                unit.star,
                unit.moved,
                unit.acted,
                unit.recruited,
            )
            for unit in view.units.values()
        },
        {board.xy(cell): owner for cell, owner in view.cities.items()},
        [CampMark(camp.gold, camp.standing, camp.ready, camp.bought) for camp in view.camps],
        view.turn,
        view.bounty,
        view.bomb_dropped,
        view.ended,
        view.winner,
    )


# --- how events change it


def _turn_started(picture: Picture, event: events.TurnStarted) -> None:
    picture.round = event.round
    for camp in picture.camps:
        camp.ready = False
    for figure in picture.figures.values():
        figure.moved = figure.acted = figure.recruited = False


def _ready(picture: Picture, event: events.CampReady) -> None:
    picture.camps[event.side].ready = event.ready


def _gold(picture: Picture, event: events.GoldChanged) -> None:
    picture.camps[event.side].gold = event.gold


def _moved(picture: Picture, event: events.UnitMoved) -> None:
    figure = picture.figures[event.unit]
    figure.cell, figure.moved = event.path[-1], True


def _waited(picture: Picture, event: events.UnitWaited) -> None:
    picture.figures[event.unit].acted = True


def _struck(picture: Picture, event: events.UnitStruck) -> None:
    if not event.back:
        picture.figures[event.unit].acted = True


def _hp(picture: Picture, event: events.UnitHit | events.UnitHealed) -> None:
    picture.figures[event.unit].hp = event.hp


def _destroyed(picture: Picture, event: events.UnitDestroyed) -> None:
    picture.figures.pop(event.unit, None)
    picture.bounty = event.bounty


def _left(picture: Picture, event: events.UnitLeft) -> None:
    picture.figures.pop(event.unit, None)


def _came(picture: Picture, event: events.UnitCame) -> None:
    picture.figures[event.unit] = Figure(
        event.unit, event.type, event.side, event.at, event.hp, event.star, recruited=True
    )


def _bought(picture: Picture, event: events.OfferBought) -> None:
    camp = picture.camps[event.side]
    camp.bought = (*camp.bought, event.offer)


def _taken(picture: Picture, event: events.CityTaken) -> None:
    picture.cities[event.at] = event.owner


def _fell(picture: Picture, event: events.CampFell) -> None:
    picture.camps[event.side].standing = False


def _bomb(picture: Picture, _event: events.BombFell) -> None:
    picture.bomb_dropped = True


def _ended(picture: Picture, event: events.BattleEnded) -> None:
    picture.ended, picture.winner = True, event.winner


def _unchanged(_picture: Picture, _event: Event) -> None:
    """Nothing that is drawn for longer than a moment."""


CHANGES: dict[type[Event], Callable[[Picture, Any], None]] = {
    events.TurnStarted: _turn_started,
    events.TurnEnded: _unchanged,
    events.CampReady: _ready,
    events.GoldChanged: _gold,
    events.UnitMoved: _moved,
    events.UnitWaited: _waited,
    events.UnitStruck: _struck,
    events.AirStruck: _unchanged,
    events.UnitHit: _hp,
    events.UnitHealed: _hp,
    events.UnitDestroyed: _destroyed,
    events.UnitLeft: _left,
    events.UnitCame: _came,
    events.OfferBought: _bought,
    events.CityTaken: _taken,
    events.CampFell: _fell,
    events.BombFell: _bomb,
    events.BattleEnded: _ended,
}
"""How each kind of event changes a picture."""


def advance(picture: Picture, event: Event) -> None:
    """Move a picture on by an event."""
    CHANGES[type(event)](picture, event)
