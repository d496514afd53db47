"""What a ruleset tells the loader about its tables, and the types its models are made of.

A model is one frozen `msgspec.Struct` per kind of entry: the type, bounds, default and one-sentence description of
every key in one place. The struct is what the rules read at run time, and from it come validation, the modder's
reference and, when something is wrong, the full list of faults (`core.packs.validation`).
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, Generic, Protocol, Self, TypeVar

import msgspec
from msgspec import Meta, Struct

from core.packs.faults import Argument, Phrasebook

Data = TypeVar("Data")
"""A ruleset's own collection of its tables."""

EACH = "*"
"""In a reference's path: every item of a list, or every value of a table."""

EACH_KEY = "#"
"""At the end of a reference's path: every key of a table."""


class Scaled(int):
    """A number that is written otherwise than it is kept."""

    wire: Any
    """The type of what stands in the file, with its bounds."""
    unit: str
    """In what it is written."""

    @classmethod
    def from_data(cls, value: object) -> Self:
        """Read what stands in the file. Raises ValueError."""
        raise NotImplementedError

    def to_data(self) -> float:
        """What stands in the file."""
        raise NotImplementedError


class Percent(Scaled):
    """A share between 0.0 and 1.0 in the file, kept as whole hundredths."""

    wire = Annotated[float, Meta(ge=0.0, le=1.0)]
    unit = "share, 1.0 is the whole"

    @classmethod
    def from_data(cls, value: object) -> Self:
        """Read a share as it stands in the file."""
        if type(value) not in (int, float) or not 0 <= value <= 1:  # type: ignore[operator]
            raise ValueError("expected a share from 0.0 to 1.0")
        return cls(round(float(value) * 100))  # type: ignore[arg-type]

    def to_data(self) -> float:
        """The share as it stands in the file."""
        return int(self) / 100


def read_custom(kind: type, value: object) -> object:
    """Read a value of a type that is not msgspec's own (its `dec_hook`)."""
    if issubclass(kind, Scaled):
        return kind.from_data(value)
    raise NotImplementedError(kind)


def write_custom(value: object) -> object:
    """Write what `read_custom` reads (msgspec's `enc_hook`)."""
    if isinstance(value, Scaled):
        return value.to_data()
    raise NotImplementedError(type(value))


class Model(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table of a file: every key known, none to spare, nothing converted."""


class Entry(Model, frozen=True, kw_only=True):
    """A named table of a pack."""

    id: str
    """The name of the table: stable, lower case, never shown."""


NAME = r"[a-z][a-z0-9_]*"
"""What a pack, a table's entry or a file of a pack may be called."""

NAME_WITH_DASHES = r"^[a-z][a-z0-9_-]*$"
"""The form of a text's key."""

VERSION = r"^\d+\.\d+(\.\d+)?$"
"""The form of a pack's version."""

GLYPH = r"^[!-~]$"
"""The form of a character on maps."""

LONGEST_NAME = 64
"""Characters of a pack's name."""


class Manifest(Model, frozen=True, kw_only=True):
    """`pack.toml`."""

    name: Annotated[str, Meta(pattern=f"^{NAME}$", max_length=LONGEST_NAME, description="Stable id of the pack.")]
    title: Annotated[str, Meta(min_length=1, max_length=200, description="Name shown when no text has a better one.")]
    version: Annotated[str, Meta(pattern=VERSION, description="The pack's own version.")]
    engine: Annotated[str, Meta(max_length=64, description="Versions of the engine it needs.")] = ""
    base: Annotated[str, Meta(max_length=64, description="The pack this one changes; absent in a whole pack.")] = ""
    load_after: Annotated[tuple[str, ...], Meta(description="Packs that go before this one if present.")] = ()
    needs: Annotated[tuple[str, ...], Meta(description="Mods that have to be there, below this one.")] = ()
    clears: Annotated[
        tuple[str, ...], Meta(description="Folders of which nothing stays that lies below it: for a game of its own.")
    ] = ()
    conflicts: Annotated[tuple[str, ...], Meta(description="Packs that cannot be used together with it.")] = ()
    authors: Annotated[tuple[str, ...], Meta(description="Who made it.")] = ()
    licence: Annotated[str, Meta(max_length=200, description="Terms of use.")] = ""
    description: Annotated[str, Meta(max_length=2000, description="What it is, in a sentence or two.")] = ""


class Reference(Struct, frozen=True):
    """Values of a table that must be names of entries of another one."""

    table: str
    """The table that refers; `rules` for the rules."""
    path: tuple[str, ...]
    """Keys to the referring value, with `EACH` and `EACH_KEY`."""
    to: str
    """The table whose names are valid."""


class Report(Protocol):
    """How a ruleset's own check says what is wrong with an entry (`entry` is empty for the rules)."""

    def __call__(
        self,
        table: str,
        entry: str,
        keys: tuple[str | int, ...],
        message: str,
        *,
        value: bool = True,
        found: str = "",
        suggestion_from: Iterable[str] = (),
        **arguments: Argument,
    ) -> None:
        """Add a fault."""


Tables = Mapping[str, Mapping[str, Any]]
"""Validated entries by table and id, sorted by id."""


class PackSchema(Struct, Generic[Data], frozen=True):
    """All that the loader has to know of a ruleset."""

    tables: Mapping[str, type[Entry]]
    """Model of the entries of each table; a table's name is its folder's."""
    rules: type[Model]
    """Model of `rules.toml`."""
    build: Callable[[Tables, Any], Data]
    """Makes the ruleset's collection from valid tables and rules."""
    references: tuple[Reference, ...] = ()
    """Which values name other entries."""
    check: Callable[[Data, Report], None] | None = None
    """What a model cannot say: relations between keys and between entries."""
    odd: Callable[[Data, Phrasebook, Report], None] | None = None
    """What is legal but odd, reported by its kind; the texts are those of the pack."""
    kin: Mapping[str, str] = {}
    """By table, the key that names what an entry is like: of one that does not say, what it inherits from."""
    oddities: tuple[str, ...] = ()
    """The kinds: an entry says under `odd` which of them are meant so."""


MAP_STYLES = "map_styles.toml"
"""A file of a whole pack: the grounds of random maps."""

OTHER_FOLDERS = ("maps", "missions", "ai", "locale", "models", "sounds", "scenarios")
"""Folders of a pack that are no tables."""

CLEARED_FILES = ("maps", "missions")
"""Those of them that a mod may want to have for itself."""

NOT_IN_MODS = {"ai"}
"""Those that are read from a whole pack alone: a save names its opponents, and they are the shipped ones."""


def key_names(model: type[Struct]) -> list[str]:
    """Return the keys a table of this model may have, as they are spelled in the file."""
    return [field.encode_name for field in msgspec.structs.fields(model) if field.name != "id"]
