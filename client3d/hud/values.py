"""What the panels show, as plain values. Texts in them are finished texts in the player's language.

`tone` is a key of `theme.TONES`, `icon` a key of `icons.DRAWINGS`, `side` the number of a side (-1: nobody), a cell
is (x, y).
A panel that is given values equal to those it shows does nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from panda3d.core import Texture

Cell: TypeAlias = tuple[int, int]


def _nothing(*_: Any) -> None:
    """The intent of a client that does not care."""


@dataclass
class Intents:
    """What the player wants, told to whoever plays the battle. Each is called at once, in the main thread."""

    order: Callable[[str], None] = _nothing
    """A button of the order bar, by its name."""
    end_turn: Callable[[], None] = _nothing
    undo: Callable[[], None] = _nothing
    next_unit: Callable[[], None] = _nothing
    select_unit: Callable[[int], None] = _nothing
    """A unit clicked in the unit list."""
    centre_unit: Callable[[int], None] = _nothing
    """A unit clicked twice in the unit list."""
    jump: Callable[[Cell], None] = _nothing
    """Show this cell: a line of the event log or the recap."""
    move_camera: Callable[[float, float], None] = _nothing
    """Look at this place of the board, in cells: the minimap."""
    turn_ready: Callable[[], None] = _nothing
    """The next player at this screen has sat down."""
    menu: Callable[[], None] = _nothing
    """The pause menu was asked for."""
    seek: Callable[[float], None] = _nothing
    """A place of the timeline, in its own measure."""
    scrub: Callable[[bool], None] = _nothing
    """The timeline begins to be dragged, or is let go."""


@dataclass(frozen=True, slots=True)
class TopBarValues:
    """Round, calendar and whose turn it is. `season`, `hour`, `weather`: the rules' words (spring, dawn, rain)."""

    round: int
    round_limit: int
    season: str
    hour: str
    weather: str
    side: int
    """The side whose turn it is."""
    side_name: str
    own_turn: bool
    objective: str = ""
    points: tuple[int, ...] = ()
    """The owner of each victory point, -1 for nobody."""
    points_tip: str = ""
    """What points are good for and how one is taken, as a tooltip of the stars."""
    round_tip: str = ""
    """What happens at the round limit, as a tooltip of the round."""
    calendar_tip: str = ""
    """What season, hour and weather mean now, as a tooltip of them."""


@dataclass(frozen=True, slots=True)
class OrderButton:
    """A button of the order bar; its widget is called `order.NAME`."""

    name: str
    icon: str
    label: str
    key: str = ""
    """The key that presses it, as shown in its corner; `Hud.key` presses it too."""
    reason: str = ""
    """Why it cannot be pressed; "" if it can."""
    active: bool = False
    """Whether it is the order being given now."""
    tip: str = ""
    badge: str = ""
    """A figure in its other corner."""
    badge_icon: str = ""
    """An icon before that figure."""


@dataclass(frozen=True, slots=True)
class TurnButtons:
    """The buttons beside the orders. A reason greys a button; None hides it."""

    end_turn: str | None = ""
    undo: str | None = ""
    next_unit: str | None = ""
    units_left: int = 0
    """Units that could still act; shown on the button that ends the turn."""
    end_text: str = "hud-end-turn"
    """Key of the words on the large button."""
    undo_text: str = "hud-undo"
    """Key of the words for the one that takes back."""


@dataclass(frozen=True, slots=True)
class WeaponValues:
    """A weapon of a unit. Rounds are None when unknown."""

    name: str
    rounds: int | None = None
    full_rounds: int = 0
    least_range: int = 1
    most_range: int = 1
    ready: bool = True
    """Whether it can still fire this turn."""
    halved: bool = False
    """Whether its range is less than usual now."""
    tip: str = ""
    """What it does, as a tooltip."""


@dataclass(frozen=True, slots=True)
class StateLine:
    """Something true of a unit: an icon and a few words."""

    icon: str
    text: str
    tone: str = "normal"


@dataclass(frozen=True, slots=True)
class UnitCardValues:
    """A unit in full; what is None is unknown or does not apply and is left out."""

    name: str
    subtitle: str
    icon: str
    """Its class, shown while there is no portrait."""
    side: int
    hp: int
    full_hp: int
    points: int | None = None
    full_points: int = 0
    fuel: int | None = None
    full_fuel: int = 0
    shots: int | None = None
    """Shots left this turn."""
    weapons: tuple[WeaponValues, ...] = ()
    states: tuple[StateLine, ...] = ()
    cover: int = 0
    """Per cent."""
    cover_causes: tuple[str, ...] = ()
    portrait: Texture | None = None
    """Shown 4:3, its first row on top."""
    shot_price: int = 0
    """Action points of a shot; 0: not told."""
    bar_tips: tuple[str, str, str, str] = ("", "", "", "")
    """What hit points, action points, fuel and shots mean, as tooltips."""
    hp_label: str = "hud-hit-points"
    """Key of what its hit points are called."""


@dataclass(frozen=True, slots=True)
class UnitRow:
    """A line of the unit list; its widget is called `unit.ID`."""

    id: int
    name: str
    icon: str
    side: int
    hp_share: float
    points_left: bool
    """Whether it can still do something this turn."""
    selected: bool = False
    marks: tuple[str, ...] = ()
    """Icons after its name."""
    inside: bool = False
    """Whether it is aboard or in tow of the one above it."""
    tip: str = ""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the event log or the recap; widgets `log.N` and `recap.N`, counted from the first line."""

    text: str
    icon: str = "info"
    tone: str = "normal"
    cell: Cell | None = None


@dataclass(frozen=True, slots=True)
class TimelineTurn:
    """A turn on a timeline."""

    at: float
    """Where it begins."""
    side: int
    round: int
    text: str
    """Which turn it is, in words."""


@dataclass(frozen=True, slots=True)
class TimelineMark:
    """Something that a timeline marks. `kind`: death, fall, point, fire, goal or end."""

    at: float
    kind: str
    icon: str
    tone: str
    text: str


@dataclass(frozen=True, slots=True)
class TimelineValues:
    """A timeline from 0 to its length, in any measure; turns and marks in order."""

    length: float = 0.0
    turns: tuple[TimelineTurn, ...] = ()
    marks: tuple[TimelineMark, ...] = ()


@dataclass(frozen=True, slots=True)
class Plate:
    """The little bar over a unit, at a place of the window in pixels (the middle of its lower edge)."""

    x: float
    y: float
    side: int
    hp_share: float
    hp: str
    name: str = ""
    """Written above the bar, if not empty."""
    marks: tuple[str, ...] = ()
    """Icons beside the bar."""
    segments: int = 0
    dim: bool = False
    """Whether it stands for what was seen earlier."""
    small: bool = False
    """Whether it is a bar alone, without the number: where the board is seen from so far that there is no room."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A sign over a place of the board, at a place of the window in pixels (the middle of its lower edge)."""

    x: float
    y: float
    icon: str
    text: str = ""
    tone: str = "normal"
    side: int | None = None
    """Whose it is, as its frame's colour; None: nobody in particular."""
    share: float | None = None
    """How much of it is done or left, as a bar; None: no bar."""
    small: bool = False
    """Whether it is only a spot of the side's colour with the icon on it, for what is seen from afar."""


@dataclass(frozen=True, slots=True)
class FloatingNumber:
    """A short text over the battle, at a place of the window in pixels (its middle)."""

    x: float
    y: float
    text: str
    tone: str = "bad"
    alpha: float = 1.0
    size: float = 22


@dataclass(frozen=True, slots=True)
class CoverCause:
    """What protects a target and how much, in per cent."""

    name: str
    percent: int


@dataclass(frozen=True, slots=True)
class DamageLine:
    """What one weapon would do to a target."""

    weapon: str
    base: int = 0
    total: int = 0
    hp_after: int = 0
    reason: str = ""
    """Why it cannot fire; "" if it can."""
    chosen: bool = False
    destroys: bool = False
    told: str = ""
    """What it would do, in words, where chance has a part in it; "": what `base` and `total` say."""
    left: str = ""
    """What would be left of the one struck, likewise."""
    left_icon: str = "heart"
    """The icon before that."""


@dataclass(frozen=True, slots=True)
class DamagePreviewValues:
    """What a shot at a target would do."""

    target: str
    side: int
    hp: int
    full_hp: int
    lines: tuple[DamageLine, ...]
    cover: int = 0
    cover_causes: tuple[CoverCause, ...] = ()
    note: str = ""
    """A warning below, such as friends in the blast."""
    also: str = ""
    """A word on whom else the shot would hit."""
    others: tuple[StateLine, ...] = ()
    """What else in the cell could be aimed at, and how."""


@dataclass(frozen=True, slots=True)
class PathPreviewValues:
    """What a move would cost and leave. `fuel` is None for a unit that burns none."""

    points: int
    points_left: int
    fuel: int | None = None
    fuel_left: int = 0
    note: str = ""
    tone: str = "warn"
    there: tuple[StateLine, ...] = ()
    """What the unit finds and can do where it goes."""
    told: str = ""
    """What the way costs, in words, where points are not action points; "": what `points` and `points_left` say."""


@dataclass(frozen=True, slots=True)
class DialogButton:
    """A button of a dialog; its widget is called `dialog.NAME`. Every one closes the dialog."""

    name: str
    label: str
    command: Callable[[], None] = _nothing
    primary: bool = False
    """Pressed by Enter."""
    cancels: bool = False
    """Pressed by Escape."""


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """One of a few things to choose from beside what they are about; a reason greys it."""

    name: str
    """Of its widget."""
    label: str
    icon: str = ""
    detail: str = ""
    """What choosing it leads to."""
    reason: str = ""
    command: Callable[[], None] = _nothing


@dataclass(frozen=True, slots=True)
class HandOverValues:
    """Who is to sit down at the screen."""

    side: int
    name: str
    round: int = 0


@dataclass
class MinimapUnits:
    """Units on the minimap: cell, side, and whether only remembered."""

    units: list[tuple[int, int, int, bool]] = field(default_factory=list)
