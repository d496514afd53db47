"""For each event of Headquarters, how it is played; a test keeps this complete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from client3d.play.beats import (
    AIM_SECONDS,
    BANNER_SECONDS,
    DEATH_SECONDS,
    FADE_SECONDS,
    HIT_SECONDS,
    PAUSE_SECONDS,
    STEP_SECONDS,
    TURN_SHARE,
    Beat,
    Plays,
)
from client3d.play.board_stage import heading_between, turned
from client3d.scene.bomb import FALL_SECONDS
from client3d.scene.shots import SHOTS
from client3d.scene.signs import COIN, REPAIR
from core.events import Event, OrderTakenBack
from core.orders import Cell
from systems.headquarters import events as told
from systems.headquarters.data import UnitType
from systems.headquarters.picture import Figure

if TYPE_CHECKING:
    from client3d.headquarters.reel import CampReel

BOMB_SECONDS = FALL_SECONDS + 2.0
"""In which the atomic bomb falls and its cloud begins to rise; what it does to units is told then."""
_ARC_FROM = 2
"""A unit that strikes so far shoots in an arc."""
_STEEPEST = 40.0
"""Degrees up at which guns are raised for an arc."""


def _taken_back(reel: CampReel, _event: OrderTakenBack) -> list[Beat]:
    _, after = reel._stream[0]
    reel.picture = after.copy()
    return [Beat(0.0, lambda: reel.stage.show(after))]


def _unseen(_reel: CampReel, _event: Event) -> list[Beat]:
    """Nothing to see: it tells in the log and in the panels, or by what comes with it."""
    return []


def _turn_started(reel: CampReel, event: told.TurnStarted) -> list[Beat]:
    def begin() -> None:
        reel.audience.banner(event)
        for cell, owner in sorted(reel.picture.cities.items()):
            if owner >= 0:
                reel.stage.signs.rise(COIN, cell)

    return [Beat(BANNER_SECONDS, begin)]


def _banner(reel: CampReel, event: Event) -> list[Beat]:
    return [Beat(BANNER_SECONDS, lambda: reel.audience.banner(event))]


def _moved(reel: CampReel, event: told.UnitMoved) -> list[Beat]:
    figure = reel.figure(event.unit)
    if figure is None or not reel.shown(event.unit) or len(event.path) < 2:
        return []
    kind = reel.stage.data.units[figure.type]
    steps = [_step(reel, event.unit, kind, a, b) for a, b in zip(event.path, event.path[1:], strict=False)]
    return [*reel.look_at(event.path[0], event.path[-1]), *steps]


def _step(reel: CampReel, key: int, kind: UnitType, start: Cell, to: Cell) -> Beat:
    units, scene = reel.scene.units, reel.scene
    a, b = scene.cell_position(start), scene.cell_position(to)
    goal = heading_between(start, to)
    first: dict[str, float] = {}

    def begin() -> None:
        reel.stage.headings[key] = goal
        first["heading"], first["turret"] = units.units[key].heading, units.units[key].turret
        if kind.unit_class != "foot":
            scene.effects.dust(a)

    def tick(t: float) -> None:
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        share = min(t / TURN_SHARE, 1.0)
        units.set(
            key,
            position=(x, y, scene.ground_height(x, y)),
            heading=float(turned(first["heading"], goal, share)),
            turret=float(turned(first["turret"], 0.0, share)),
        )

    return Beat(STEP_SECONDS, begin, tick)


def shot_look(kind: UnitType) -> tuple[str, float, float]:
    """How a unit's blow flies (a key of the scene's SHOTS), how large its flash and its burst are."""
    if kind.range[1] >= _ARC_FROM:
        return "arc", 1.1, 1.1
    if kind.unit_class == "tracked":
        return "shell", 1.0, 0.9
    return "burst", 0.4, 0.25


def _struck(reel: CampReel, event: told.UnitStruck) -> list[Beat]:
    figure, scene = reel.figure(event.unit), reel.scene
    if figure is None or not reel.shown(event.unit):
        return []
    kind = reel.stage.data.units[figure.type]
    shot, flash, burst = shot_look(kind)
    beats = reel.look_at(figure.cell, event.at)
    if not kind.is_headquarters:
        aim = reel.aiming(event.unit, figure.type, figure.cell, event.at, _STEEPEST if SHOTS[shot].arc > 0 else 0.0)
        aim.leads_up = True
        beats.append(aim)
    flight, target = Beat(0.0), scene.cell_position(event.at, 0.18)

    def begin() -> None:
        leaves = scene.effects.muzzle(event.unit, flash)
        flight.seconds = scene.effects.tracer(leaves, target, shot)

    flight.begin = begin
    return [*beats, flight, Beat(0.12, lambda: scene.effects.explosion(target, burst))]


def _air_struck(reel: CampReel, event: told.AirStruck) -> list[Beat]:
    strike = reel.stage.strike
    strike.calm = reel.scene.camera.steady

    def begin() -> None:
        reel.audience.banner(event)
        strike.begin(event.at, reel.stage.side_names[event.side])

    def smoke() -> None:
        reel.scene.effects.smoke(reel.scene.cell_position(event.at, 0.2), 4.0)

    return [*reel.look_at(event.at), Beat(strike.approach, begin), Beat(AIM_SECONDS, smoke)]


def _hit(reel: CampReel, event: told.UnitHit) -> list[Beat]:
    if not reel.shown(event.unit):
        return []

    def begin() -> None:
        reel.scene.units.flash(event.unit)
        reel.stage.show_health(event.unit, reel.figure(event.unit))
        reel.audience.number(event.unit, f"−{event.damage}", "damage")

    if event.cause == "bomb":  # all at once, while the cloud stands
        return [Beat(0.0, begin)]
    return [*reel.look_at(event.at), Beat(HIT_SECONDS, begin)]


def _healed(reel: CampReel, event: told.UnitHealed) -> list[Beat]:
    if not reel.shown(event.unit):
        return []

    def begin() -> None:
        reel.stage.show_health(event.unit, reel.figure(event.unit))
        reel.stage.signs.rise(REPAIR, event.at)
        reel.audience.number(event.unit, f"+{event.amount}", "supply")

    return [Beat(0.0, begin)]


def _destroyed(reel: CampReel, event: told.UnitDestroyed) -> list[Beat]:
    figure, scene, key = reel.figure(event.unit), reel.scene, event.unit
    if figure is None or not reel.shown(key):
        return []
    kind = reel.stage.data.units[figure.type]
    at = scene.cell_position(event.at, 0.15)

    def begin() -> None:
        if kind.unit_class != "foot":
            scene.effects.explosion(at, 2.2 if kind.is_headquarters else 1.3)
            scene.effects.smoke(at, 6.0 if kind.is_headquarters else 4.0)
        scene.units.health(key, 0.0)

    def tick(t: float) -> None:
        if reel.shown(key):
            scene.units.set(key, fade=1.0 - max(t - 0.6, 0.0) / 0.4, tint=(0.05, 0.04, 0.03, 0.6 * t))

    return [*reel.look_at(event.at), Beat(DEATH_SECONDS, begin, tick), Beat(0.0, lambda: _gone(reel, key))]


def _gone(reel: CampReel, key: int) -> None:
    reel.scene.units.remove(key)
    reel.stage.show_cities(reel.picture)
    reel.stage.show_works(reel.picture)


def _left(reel: CampReel, event: told.UnitLeft) -> list[Beat]:
    if not reel.shown(event.unit):
        return []
    return [reel.fading(event.unit, 0.0, 0.08), Beat(0.0, lambda: _gone(reel, event.unit))]


def _came(reel: CampReel, event: told.UnitCame) -> list[Beat]:
    def begin() -> None:
        figure: Figure | None = reel.figure(event.unit)
        if figure is not None:
            reel.stage.place(figure, reel.picture)
            reel.stage.show_stars(reel.picture)
            reel.scene.units.set(event.unit, fade=0.0)

    def tick(t: float) -> None:
        if reel.shown(event.unit):
            reel.scene.units.set(event.unit, fade=t)

    return [*reel.look_at(event.at), Beat(FADE_SECONDS, begin, tick)]


def _city_taken(reel: CampReel, event: told.CityTaken) -> list[Beat]:
    return [*reel.look_at(event.at), Beat(PAUSE_SECONDS, lambda: reel.stage.show_cities(reel.picture))]


def _bomb(reel: CampReel, event: told.BombFell) -> list[Beat]:
    board, bomb = reel.scene.board, reel.stage.bomb
    middle = (board.width // 2, board.height // 2)

    def begin() -> None:
        reel.audience.banner(event)
        bomb.calm = reel.scene.camera.steady
        bomb.begin(middle)

    return [*reel.look_at(middle), Beat(BOMB_SECONDS, begin)]


def _bought(reel: CampReel, _event: told.OfferBought) -> list[Beat]:
    return [Beat(0.0, lambda: reel.stage.show_works(reel.picture))]


UNSEEN = (told.TurnEnded, told.CampReady, told.GoldChanged, told.UnitWaited)
PLAYS: Plays = {
    **dict.fromkeys(UNSEEN, _unseen),
    OrderTakenBack: _taken_back,
    told.TurnStarted: _turn_started,
    told.UnitMoved: _moved,
    told.UnitStruck: _struck,
    told.AirStruck: _air_struck,
    told.UnitHit: _hit,
    told.UnitHealed: _healed,
    told.UnitDestroyed: _destroyed,
    told.UnitLeft: _left,
    told.UnitCame: _came,
    told.OfferBought: _bought,
    told.CityTaken: _city_taken,
    told.CampFell: _banner,
    told.BombFell: _bomb,
    told.BattleEnded: _banner,
}
"""How each type of event is played: beats, of the picture before it."""
