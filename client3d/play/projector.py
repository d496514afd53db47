"""The projector: plays events on the scene, in order, as they were told.

It takes a stream from anywhere: `feed(events, after)` with the picture that holds after them. Each event type has an
entry in PLAYS that gives *beats*, each so many seconds long; beats are stepped by the frame's time, times the speed.
Skipping drops them and shows the last picture as a whole. A new event type needs an entry here and in
`systems.clumsy.picture.CHANGES`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from client3d.play.stage import Stage, heading_between, turned
from core.events import Event, OrderTakenBack
from core.orders import Cell
from systems.clumsy import events as told
from systems.clumsy.data import WeaponType
from systems.clumsy.picture import EVERYTHING, Figure, Picture, advance

SPEEDS = (1.0, 2.0, 4.0, 8.0)

STEP_SECONDS = 0.26
TURN_SHARE = 0.45  # of a step, in which a unit turns the way it goes
AIM_SECONDS = 0.28
HIT_SECONDS = 0.45
FADE_SECONDS = 0.3
DEATH_SECONDS = 0.7
PAUSE_SECONDS = 0.35
FIRE_SECONDS = 0.1  # between one burning cell and the next
BANNER_SECONDS = 0.9
FOLLOW_SECONDS = 0.55  # the camera has got near enough by then
_MARGIN = 0.09  # share of the screen's height, at its edges, where an action counts as out of sight
_WALKERS = ("foot", "towed")
_ROLLERS = ("wheeled", "tracked")


@dataclass(slots=True)
class Beat:
    """A piece of an event: `begin` once, then `tick` with 0..1 as its seconds go by."""

    seconds: float = 0.0
    begin: Callable[[], None] | None = None
    tick: Callable[[float], None] | None = None


class Audience(Protocol):
    """Who wants to know what is being played: the log, the numbers over units, the banner."""

    def event_begins(self, event: Event, picture: Picture) -> None:
        """An event comes up; `picture` is how things stood before it."""

    def number(self, key: int, text: str, kind: str) -> None:
        """A number rises over a unit; kind: damage or supply."""

    def banner(self, event: Event) -> None:
        """Something that is to be read large: a turn begins, the battle is over."""

    def covers(self, x: float, y: float) -> bool:
        """Whether a panel lies over a pixel."""


class Projector:
    """Plays events on a stage."""

    def __init__(self, stage: Stage, picture: Picture, audience: Audience) -> None:
        self.stage, self.scene, self.audience = stage, stage.scene, audience
        self.picture = picture.copy()
        self.speed = 1.0
        self.follow = True
        """Whether the camera goes to what happens out of its sight."""
        self.left: tuple[float, float] | None = None
        """Where the player was looking before the camera went to what happened; None: it is still there."""
        self._stream: deque[tuple[deque[Event], Picture]] = deque()
        self._beats: deque[Beat] = deque()
        self._begun = False
        self._spent = 0.0
        self.stage.show(self.picture)

    # --- the stream

    def feed(self, events: list[Event], after: Picture) -> None:
        """Queue events; `after` is the picture that holds once they are played."""
        self._stream.append((deque(events), after))

    def reset(self, picture: Picture) -> None:
        """Show a picture at once and forget what was queued."""
        self._stream.clear()
        self._beats.clear()
        self._begun = False
        self.scene.effects.clear()
        self.picture = picture.copy()
        self.stage.show(self.picture)

    @property
    def busy(self) -> bool:
        """Whether anything is still to be played."""
        return bool(self._stream or self._beats)

    @property
    def waiting(self) -> int:
        """How many events are still to come up."""
        return sum(len(events) for events, _ in self._stream)

    def skip(self) -> None:
        """Play nothing more of what is queued; the log still gets all of it."""
        if not self.busy:
            return
        last = self.picture
        for events, after in self._stream:
            for event in events:
                self.audience.event_begins(event, self.picture)
                advance(self.picture, event)
            self.picture = after.copy()
            last = after
        self.reset(last)

    def faster(self, steps: int) -> None:
        """Go through the speeds by steps."""
        place = SPEEDS.index(self.speed) if self.speed in SPEEDS else 0
        self.speed = SPEEDS[min(max(place + steps, 0), len(SPEEDS) - 1)]

    def update(self, seconds: float) -> None:
        """Play on for so many seconds of the scene's time."""
        left = seconds
        while True:
            if not self._beats and not self._next_event():
                return
            if not self._beats:
                continue
            beat = self._beats[0]
            if not self._begun:
                self._begun, self._spent = True, 0.0
                if beat.begin:
                    beat.begin()
            if beat.seconds > self._spent + left:
                self._spent += left
                if beat.tick:
                    beat.tick(self._spent / beat.seconds)
                return
            left -= beat.seconds - self._spent
            if beat.tick:
                beat.tick(1.0)
            self._beats.popleft()
            self._begun = False

    def _next_event(self) -> bool:
        """Take up the next event; False if there is none."""
        while self._stream:
            events, after = self._stream[0]
            if events:
                event = events.popleft()
                self.audience.event_begins(event, self.picture)
                before = self.picture
                self._beats.extend(PLAYS[type(event)](self, event))
                # what the beats need of the time before, they have taken
                advance(before, event)
                return True
            self._stream.popleft()
            if self.picture != after:
                self.picture = after.copy()
                self.stage.show(self.picture)
        return False

    # --- what the entries are made of

    def figure(self, key: int) -> Figure | None:
        """A unit as it is drawn now."""
        return self.picture.figures.get(key)

    def shown(self, key: int) -> bool:
        """Whether a unit is on the scene."""
        return key in self.scene.units.units

    def look_at(self, *cells: Cell) -> list[Beat]:
        """Bring what is about to happen into sight."""
        if not self.follow or all(self._in_sight(cell) for cell in cells):
            return []
        x = sum(cell[0] for cell in cells) / len(cells)
        y = sum(cell[1] for cell in cells) / len(cells)
        return [Beat(FOLLOW_SECONDS, lambda: self._go_to((x, y)))]

    def _go_to(self, place: tuple[float, float]) -> None:
        if self.left is None:
            self.left = self.scene.camera.aim
        self.stage.look_at(place)

    def go_back(self) -> None:
        """Look again where the player was looking before the camera went to what happened."""
        if self.left is not None:
            self.scene.camera.focus(self.left)
            self.left = None

    def _in_sight(self, cell: Cell) -> bool:
        px, py = self.scene.project(self.scene.cell_position(cell))
        return self.stage.in_sight(cell, _MARGIN * self.scene.camera.screen[1]) and not self.audience.covers(px, py)

    def turning(self, key: int, heading: float, seconds: float) -> Beat:
        """Turn a unit's hull."""
        start = self.scene.units.units[key].heading
        self.stage.headings[key] = heading % 360.0
        return Beat(seconds, tick=lambda t: self.scene.units.set(key, heading=float(turned(start, heading, t))))

    def aiming(self, key: int, kind: str, start: Cell, at: Cell) -> Beat:
        """Turn a unit's gun, or the unit if it has none that turns, to a cell."""
        goal = heading_between(start, at)
        unit = self.scene.units.units[key]
        if not self.stage.has_turret(kind):
            return self.turning(key, goal, AIM_SECONDS)
        first, aim = unit.turret, goal - unit.heading
        return Beat(AIM_SECONDS, tick=lambda t: self.scene.units.set(key, turret=float(turned(first, aim, t))))

    def fading(self, key: int, to: float, seconds: float = FADE_SECONDS) -> Beat:
        """Let a unit appear or vanish."""
        start = self.scene.units.units[key].fade if self.shown(key) else 1.0

        def tick(t: float) -> None:
            if self.shown(key):
                self.scene.units.set(key, fade=start + (to - start) * t)

        return Beat(seconds, tick=tick)

    def appearing(self, key: int, at: Cell) -> list[Beat]:
        """Let a unit come up where its figure will be by then."""

        def begin() -> None:
            self.stage.remove_ghost(key)
            figure = self.figure(key)
            if figure is not None:
                self.stage.place(figure, self.picture)
                self.scene.units.set(key, fade=0.0)

        def tick(t: float) -> None:
            if self.shown(key):
                self.scene.units.set(key, fade=t)

        return [*self.look_at(at), Beat(FADE_SECONDS, begin, tick)]

    def gun_behind(self, event: told.UnitStepped) -> list[Beat]:
        """The step of the gun that follows a truck, if that is what comes next: the two are played as one."""
        events = self._stream[0][0] if self._stream else None
        following = events[0] if events else None
        if event.towed or not isinstance(following, told.UnitStepped) or not following.towed or not events:
            return []
        events.popleft()
        self.audience.event_begins(following, self.picture)
        beats = [beat for beat in PLAYS[told.UnitStepped](self, following) if beat.seconds == STEP_SECONDS]
        advance(self.picture, following)
        return beats


# --- what each event looks like


def _unseen(_projector: Projector, _event: Event) -> list[Beat]:
    """Nothing to see: it tells in the log, or by what comes with it."""
    return []


def _taken_back(projector: Projector, _event: OrderTakenBack) -> list[Beat]:
    _, after = projector._stream[0]
    projector.picture = after.copy()
    return [Beat(0.0, lambda: projector.stage.show(after))]


def _turn_started(projector: Projector, event: told.TurnStarted) -> list[Beat]:
    return [Beat(BANNER_SECONDS, lambda: projector.audience.banner(event))]


def _clock_moved(projector: Projector, event: told.ClockMoved) -> list[Beat]:
    return [Beat(PAUSE_SECONDS, lambda: projector.scene.set_light(event.hour, event.season, event.weather))]


def _stepped(projector: Projector, event: told.UnitStepped) -> list[Beat]:
    figure, units = projector.figure(event.unit), projector.scene.units
    if figure is None or not projector.shown(event.unit):
        return []
    key, kind = event.unit, projector.stage.data.units[figure.type]
    a, b = projector.scene.cell_position(event.start), projector.scene.cell_position(event.to)
    height = projector.stage.flies(figure.type)
    goal = heading_between(event.start, event.to)
    projector.stage.headings[key] = goal
    behind = projector.gun_behind(event)
    first: dict[str, float] = {}

    def begin() -> None:
        first["heading"], first["turret"] = units.units[key].heading, units.units[key].turret
        if kind.unit_class in _ROLLERS:
            projector.scene.effects.dust(a)

    def tick(t: float) -> None:
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        spot = (x, y, projector.scene.ground_height(x, y) + height)
        share = min(t / TURN_SHARE, 1.0)
        units.set(
            key,
            position=spot,
            heading=float(turned(first["heading"], goal, share)),
            turret=float(turned(first["turret"], 0.0, share)),
        )

    step = Beat(STEP_SECONDS, begin, tick)
    return [*projector.look_at(event.start, event.to), *(together(step, beat) for beat in behind or [Beat()])]


def together(one: Beat, other: Beat) -> Beat:
    """Two beats as one, as long as the first."""

    def begin() -> None:
        for beat in (one, other):
            if beat.begin:
                beat.begin()

    def tick(t: float) -> None:
        for beat in (one, other):
            if beat.tick:
                beat.tick(t)

    return Beat(one.seconds, begin, tick)


def _boarded(projector: Projector, event: told.UnitBoarded) -> list[Beat]:
    if not projector.shown(event.unit):
        return []
    beats = projector.look_at(event.at)
    carrier = projector.figure(event.carrier)
    if carrier is not None and carrier.cell != event.at:
        beats.append(projector.turning(event.unit, heading_between(event.at, carrier.cell), AIM_SECONDS))
    return [*beats, projector.fading(event.unit, 0.0), Beat(0.0, lambda: projector.scene.units.remove(event.unit))]


def _unloaded(projector: Projector, event: told.UnitUnloaded) -> list[Beat]:
    carrier = projector.figure(event.carrier)
    if carrier is not None and carrier.cell != event.at:
        projector.stage.headings[event.unit] = heading_between(carrier.cell, event.at)
    return projector.appearing(event.unit, event.at)


def _hitched(projector: Projector, event: told.GunHitched | told.GunUnhitched) -> list[Beat]:
    truck, gun = projector.figure(event.unit), projector.figure(event.gun)
    if truck is None or gun is None or truck.cell == gun.cell or not projector.shown(event.gun):
        return []
    beats = projector.look_at(gun.cell)
    if isinstance(event, told.GunHitched):
        beats.append(projector.turning(event.gun, heading_between(gun.cell, truck.cell), AIM_SECONDS))
    return beats


def _stopped(projector: Projector, event: told.MoveStopped) -> list[Beat]:
    return [Beat(PAUSE_SECONDS)]


def _spotted(projector: Projector, event: told.UnitSpotted) -> list[Beat]:
    if projector.picture.side == EVERYTHING:
        return []

    return projector.appearing(event.unit, event.at)


def _lost(projector: Projector, event: told.UnitLost) -> list[Beat]:
    figure = projector.figure(event.unit)
    if projector.picture.side == EVERYTHING or figure is None:
        return []
    ghost = Figure(figure.key, figure.type, figure.side, event.at, figure.hp)

    def end() -> None:
        projector.scene.units.remove(event.unit)
        projector.stage.place_ghost(ghost)

    return [projector.fading(event.unit, 0.0), Beat(0.0, end)]


def _vanished(projector: Projector, event: told.GhostVanished) -> list[Beat]:
    return [Beat(0.0, lambda: projector.stage.remove_ghost(event.unit))]


def _sight(projector: Projector, event: told.SightChanged) -> list[Beat]:
    if projector.picture.side != event.side:
        return []
    return [Beat(0.0, lambda: projector.stage.show_fog(projector.picture))]


def shot_look(weapon: WeaponType) -> tuple[str, float, float]:
    """How a weapon's shot flies (a key of the scene's SHOTS), how large its flash and its burst are."""
    known = SHOT_LOOKS.get(weapon.id)
    if known is not None:
        return known
    if weapon.indirect:
        return "arc", 0.9, 0.9
    return ("shell", 1.0, 0.9) if weapon.shell else ("burst", 0.4, 0.25)


SHOT_LOOKS = {
    "rifle": ("burst", 0.35, 0.22),
    "carbine": ("burst", 0.35, 0.2),
    "assault_rifle": ("burst", 0.35, 0.22),
    "pistol": ("bullet", 0.25, 0.15),
    "sidearm": ("bullet", 0.25, 0.15),
    "sniper_rifle": ("bullet", 0.4, 0.2),
    "rocket": ("rocket", 0.8, 0.9),
    "helicopter_rockets": ("rocket", 0.7, 0.8),
    "helicopter_gun": ("burst", 0.5, 0.35),
    "missile": ("missile", 0.8, 0.9),
    "flak": ("flak", 0.6, 0.5),
    "mortar_shell": ("arc", 0.6, 0.8),
    "cannon_shell": ("arc", 1.2, 1.3),
    "tank_gun": ("shell", 1.0, 0.9),
    "heavy_gun": ("shell", 1.2, 1.0),
    "bomb": ("bomb", 0.2, 1.0),
    "charge": ("rocket", 0.2, 1.0),
}


def _fired(projector: Projector, event: told.ShotFired) -> list[Beat]:
    figure, scene = projector.figure(event.unit), projector.scene
    if figure is None or not projector.shown(event.unit):
        return []
    shot, flash, _ = shot_look(projector.stage.data.weapons[event.weapon])
    beats = projector.look_at(event.start, event.at)
    beats.append(projector.aiming(event.unit, figure.type, event.start, event.at))
    flight = Beat(0.0)

    def begin() -> None:
        leaves = scene.effects.muzzle(event.unit, flash)
        flight.seconds = scene.effects.tracer(leaves, scene.cell_position(event.at, 0.18), shot)

    flight.begin = begin
    beats.append(flight)
    return beats


def _landed(projector: Projector, event: told.ShotLanded) -> list[Beat]:
    _, _, burst = shot_look(projector.stage.data.weapons[event.weapon])
    at = projector.scene.cell_position(event.at, 0.15)
    beats = projector.look_at(event.at)
    beats.append(Beat(0.12, lambda: projector.scene.effects.explosion(at, burst)))
    return beats


def _blocked(projector: Projector, event: told.ShotBlocked) -> list[Beat]:
    at = projector.scene.cell_position(event.at, 0.2)
    return [Beat(PAUSE_SECONDS, lambda: projector.scene.effects.explosion(at, 0.25))]


def _hit(projector: Projector, event: told.UnitHit) -> list[Beat]:
    if not projector.shown(event.unit):
        return []

    def begin() -> None:
        projector.scene.units.flash(event.unit)
        projector.audience.number(event.unit, f"−{event.damage}", "damage")

    return [*projector.look_at(event.at), Beat(HIT_SECONDS, begin)]


def _destroyed(projector: Projector, event: told.UnitDestroyed) -> list[Beat]:
    if not projector.shown(event.unit):
        return []
    key, scene = event.unit, projector.scene
    kind = projector.stage.data.units[event.type]
    explodes = kind.unit_class not in _WALKERS
    at = scene.cell_position(event.at, 0.15)

    def begin() -> None:
        if explodes:
            scene.effects.explosion(at, 1.3)
            scene.effects.smoke(at, 4.0)

    def tick(t: float) -> None:
        if projector.shown(key):
            tilt = (0.0, 0.0) if explodes else (-70.0 * min(t * 2, 1.0), 0.0)
            scene.units.set(key, fade=1.0 - max(t - 0.4, 0.0) / 0.6, tilt=tilt, tint=(0.05, 0.04, 0.03, 0.6 * t))

    return [*projector.look_at(event.at), Beat(DEATH_SECONDS, begin, tick), Beat(0.0, lambda: scene.units.remove(key))]


def _exploded(projector: Projector, event: told.MineExploded) -> list[Beat]:
    at = projector.scene.cell_position(event.at, 0.1)

    def begin() -> None:
        projector.scene.effects.explosion(at, 0.9)
        projector.stage.show_structures(projector.picture)

    return [*projector.look_at(event.at), Beat(HIT_SECONDS, begin)]


def _cleared(projector: Projector, event: Any) -> list[Beat]:
    def begin() -> None:
        projector.stage.show_wrecks(projector.picture)
        projector.stage.show_structures(projector.picture)

    return [Beat(FADE_SECONDS, begin)]


def _wreck(projector: Projector, event: told.WreckLeft | told.WreckFound) -> list[Beat]:
    return [Beat(0.0, lambda: projector.stage.place_wreck(event.at, event.unit_class))]


def _ground(projector: Projector, event: told.GroundChanged) -> list[Beat]:
    return [Beat(0.0, lambda: projector.stage.show_cell(event.at, event.terrain))]


def _fires(projector: Projector, event: told.FireLit | told.FireDied) -> list[Beat]:
    return [Beat(FIRE_SECONDS, lambda: projector.stage.show_fires(projector.picture))]


def _structures(projector: Projector, event: Any) -> list[Beat]:
    """Something was put up, came into sight or was cleared away."""
    return [
        *projector.look_at(event.at),
        Beat(FADE_SECONDS, lambda: projector.stage.show_structures(projector.picture)),
    ]


def _structures_of_side(projector: Projector, event: Any) -> list[Beat]:
    return [Beat(0.0, lambda: projector.stage.show_structures(projector.picture))]


def _structure_hit(projector: Projector, event: told.StructureHit) -> list[Beat]:
    at = projector.scene.cell_position(event.at, 0.3)
    return [*projector.look_at(event.at), Beat(HIT_SECONDS, lambda: projector.scene.effects.explosion(at, 0.4))]


def _structure_fell(projector: Projector, event: told.StructureFell) -> list[Beat]:
    scene, at = projector.scene, projector.scene.cell_position(event.at, 0.3)

    def begin() -> None:
        scene.effects.explosion(at, 1.2)
        scene.effects.smoke(at, 4.0)
        projector.stage.show_structures(projector.picture)

    return [*projector.look_at(event.at), Beat(DEATH_SECONDS, begin)]


def _supplied(projector: Projector, event: told.UnitSupplied) -> list[Beat]:
    if not projector.shown(event.unit):
        return []
    return [Beat(HIT_SECONDS, lambda: projector.audience.number(event.unit, "+", "supply"))]


def _healed(projector: Projector, event: told.UnitHealed) -> list[Beat]:
    if not projector.shown(event.unit):
        return []
    number = f"+{event.amount}"
    return [Beat(HIT_SECONDS, lambda: projector.audience.number(event.unit, number, "supply"))]


def _left(projector: Projector, event: told.UnitLeft) -> list[Beat]:
    if not projector.shown(event.unit):
        return []
    return [projector.fading(event.unit, 0.0, 0.15), Beat(0.0, lambda: projector.scene.units.remove(event.unit))]


def _point(projector: Projector, event: told.PointTaken | told.PointLost) -> list[Beat]:
    owner = event.side if isinstance(event, told.PointTaken) else -1
    return [*projector.look_at(event.at), Beat(PAUSE_SECONDS, lambda: projector.stage.show_owner(event.at, owner))]


def _ended(projector: Projector, event: told.BattleEnded) -> list[Beat]:
    return [Beat(BANNER_SECONDS, lambda: projector.audience.banner(event))]


PLAYS: dict[type[Event], Callable[[Projector, Any], list[Beat]]] = {
    OrderTakenBack: _taken_back,
    told.TurnStarted: _turn_started,
    told.TurnEnded: _unseen,
    told.ClockMoved: _clock_moved,
    told.UnitStepped: _stepped,
    told.UnitPaid: _unseen,
    told.MoveStopped: _stopped,
    told.UnitSpotted: _spotted,
    told.UnitLost: _lost,
    told.GhostVanished: _vanished,
    told.SightChanged: _sight,
    told.ShotFired: _fired,
    told.ShotLanded: _landed,
    told.ShotBlocked: _blocked,
    told.UnitHit: _hit,
    told.UnitDestroyed: _destroyed,
    told.WreckLeft: _wreck,
    told.WreckFound: _wreck,
    told.GroundChanged: _ground,
    told.FireLit: _fires,
    told.FireDied: _fires,
    told.AlertSet: _unseen,
    told.AlertEnded: _unseen,
    told.PatrolSet: _unseen,
    told.PatrolEnded: _unseen,
    told.StructureSeen: _structures_of_side,
    told.StructureGone: _structures_of_side,
    told.StructureHit: _structure_hit,
    told.StructureFell: _structure_fell,
    told.RubbleLeft: _structures,
    told.RubbleFound: _structures_of_side,
    told.StructureBuilt: _structures,
    told.MineLaid: _structures,
    told.MineSpotted: _structures_of_side,
    told.MineGone: _structures_of_side,
    told.MineExploded: _exploded,
    told.MineLifted: _structures,
    told.Cleared: _cleared,
    told.ClearingFound: _cleared,
    told.UnitSupplied: _supplied,
    told.UnitBoarded: _boarded,
    told.UnitUnloaded: _unloaded,
    told.GunHitched: _hitched,
    told.GunUnhitched: _hitched,
    told.UnitHealed: _healed,
    told.PointTaken: _point,
    told.PointLost: _point,
    told.PointCounted: _unseen,
    told.SideSurrendered: _unseen,
    told.UnitLeft: _left,
    told.BattleEnded: _ended,
}
"""For each event type, how it is played; a test keeps this complete."""
