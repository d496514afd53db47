"""Finding rulesets by name: each is a package below `systems` with a module `ruleset`.

Nothing here, and nothing else in `core`, names one of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple, Protocol

import msgspec

from core.events import Event, Told
from core.game import Game
from core.orders import Order, Refusal
from core.packs.document import Document
from core.packs.faults import Argument, Fault
from core.packs.loader import Pack
from core.packs.location import data_folder
from core.packs.mods import Mod

Scalar = bool | int | str | None
Value = Scalar | tuple[Scalar | tuple[Scalar, ...], ...]
"""What a component's field may hold once it is plain (`core.world.plain`)."""


class Table(msgspec.Struct, frozen=True):
    """All components of one name, as plain values that explain themselves."""

    fields: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]
    """The entity, then the value of each field."""


EVERYBODY = -1
"""In place of the side whose turn it is: all sides play at once."""


class Moment(NamedTuple):
    """Where a battle stands."""

    round: int
    side: int
    """Whose turn it is; EVERYBODY where all play at once."""
    ended: bool
    winner: int
    """The winning side; -1 for a draw, and while the game runs."""
    reason: str
    """How it ended; "" while it runs."""


class SetupFault(msgspec.Struct, frozen=True):
    """Why no battle can start from a setup: a message key and what it names, never a sentence."""

    key: str
    arguments: Mapping[str, Argument] = {}
    suggestion: str = ""
    """The nearest valid name, or empty."""


class Spectator(Protocol):
    """Follows a battle from a keyframe by its events alone, with one side's eyes or seeing everything (-1)."""

    picture: Any
    """The battle as it is drawn, after all that was told so far."""

    def follow(self, told: Sequence[Told]) -> list[Event]:
        """Take in what an order told everybody; returns what these eyes were told, in the names they use."""


class Stage(Protocol):
    """What spectators of one battle share: its board and its data."""

    sides: int

    def check_event(self, event: Event) -> None:
        """Raise ValueError for an event that cannot be of this battle."""


State = Mapping[int, Mapping[str, Mapping[str, Value]]]
"""A battle's state as plain values (`core.world.plain`): by entity, component and field."""


class Thinker(Protocol):
    """An opponent that computes: it plays one side from the views it is shown, and draws no lots."""

    def next_order(self, view: Any) -> Order:
        """The next order of its side; in the end it passes."""

    def refused(self, order: Order, refusal: Refusal) -> None:
        """Its order was refused."""

    def mind(self) -> bytes:
        """What it keeps in mind from turn to turn, to be read by `Ruleset.thinker`."""


class MapTeller(Protocol):
    """What tools that know no ruleset ask of a ruleset's maps."""

    def names(self, pack: Pack[Any]) -> list[str]:
        """The maps of a pack, by name."""

    def load(self, pack: Pack[Any], name: str) -> Any:
        """A map by its name or its file, with a `name` and the keys of its texts (`title_key`, `about_key`).

        Raises PackError with all its faults.
        """

    def head(self, found: Any) -> tuple[str, Mapping[str, int]]:
        """What there is on a map: the key of a text, and its numbers."""

    def drawn(self, found: Any, *, colours: bool) -> str:
        """A map as a terminal shows it, a line a row."""


class FileLayout(NamedTuple):
    """Which files a ruleset's packs have, and by which models they are read."""

    tables: Mapping[str, type[msgspec.Struct]]
    """Model of the entries of the files of a folder."""
    schema_tables: tuple[str, ...]
    """Those of them that mods lie over."""
    rules: type[msgspec.Struct]
    """Of `rules.toml`."""
    files: Mapping[str, type[msgspec.Struct]]
    """Model of each file of a folder that holds one thing a file."""
    overlay_key: str
    """The key of a scenario under which tables are laid over the pack's."""
    oddities: tuple[str, ...]
    """What an entry may say is odd about it."""


class Ruleset(Protocol):
    """What a ruleset offers to tools that know no ruleset."""

    name: str
    order_type: Any
    """The union of its orders, for decoding."""
    event_type: Any
    """The union of its events, for decoding."""
    setup_type: type[msgspec.Struct]
    """What a battle starts from."""

    def new_game(self, setup: Any, data: Any) -> Game[Any, Any]:
        """A game at its start; the setup must be valid for the data."""

    def resumed_game(self, setup: Any, data: Any, state: State, last_entity: int, chain: bytes) -> Game[Any, Any]:
        """A game as it stood between two orders, from a file that anybody may have written.

        `last_entity` is the highest id an entity has had so far, `chain` the digest of all that has been told. Raises
        ValueError, naming component and field, for a state that no battle from this setup can have.
        """

    def thinker(self, side: int, personality: str, mind: bytes, setup: Any, data: Any) -> Thinker:
        """An opponent that plays a side of a battle ("": as the ruleset has it), with what `Thinker.mind` gave.

        An empty `mind` is that of one who has seen nothing yet. Raises KeyError for an unknown personality, ValueError
        for a mind that cannot be of this battle.
        """

    def moment(self, game: Game[Any, Any]) -> Moment:
        """Where a game stands now."""

    def encode_data(self, data: Any) -> dict[str, Any]:
        """A pack's resolved data as plain values, the same on every machine."""

    def decode_data(self, values: object, file: str) -> Any:
        """The data from what `encode_data` gave, in a file that anybody may have written. Raises PackError."""

    def complete_data(self, values: Any) -> dict[str, Any]:
        """Values of an older version, with what they lack taken from the shipped pack; to be decoded like any other."""

    def barriers(self, before: Mapping[str, Any], now: Mapping[str, Any]) -> list[str]:
        """What of a change of data (plain values) no battle under way can take: paths, as in a pack's files."""

    def fitted(self, state: State, before: Any, now: Any) -> State:
        """The state of a battle that goes on by other data: nothing in it is beyond what those allow."""

    def check_setup(self, setup: Any, data: Any) -> list[SetupFault]:
        """All that is wrong with a setup that anybody may have written; `new_game` takes only one without faults."""

    def stage(self, setup: Any, data: Any) -> Stage:
        """What spectators of the battle need; the setup must be valid for the data."""

    def spectator(self, stage: Any, tables: Mapping[str, Table], side: int) -> Spectator:
        """Eyes on a battle from a keyframe on. Raises ValueError for a keyframe that cannot be of this battle."""

    def load_pack(self, name: str = "", mods: Sequence[Mod] = ()) -> Pack[Any]:
        """The installed pack of this name, by default the ruleset's own, with mods over it.

        Raises PackError with all their faults.
        """

    def check_battles(self, pack: Pack[Any]) -> list[Fault]:
        """All that is wrong with what a sound pack holds besides its tables: maps, missions, opponents."""

    def map_teller(self) -> MapTeller:
        """What can be asked of its maps."""

    def file_layout(self) -> FileLayout:
        """Which files its packs have, for schemas and the reference."""

    def read_scenario(self, document: Document, pack: Pack[Any] | None = None) -> Any:
        """A scenario file as a case to run, on a pack that was loaded or else the shipped one.

        Raises PackError with all its faults.
        """


@cache
def ruleset(name: str) -> Ruleset:
    """The ruleset of this name. Raises KeyError if there is none."""
    if name not in ruleset_names():
        raise KeyError(name)
    found: Ruleset = import_module(f"systems.{name}.ruleset").RULESET
    return found


@cache
def ruleset_names() -> tuple[str, ...]:
    """The rulesets that have both rules and a pack, by name."""
    names = sorted(folder.name for folder in data_folder().iterdir() if (folder / "pack.toml").is_file())
    return tuple(name for name in names if find_spec(f"systems.{name}") is not None)
