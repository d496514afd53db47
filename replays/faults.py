"""What can be wrong with a replay file: a message key and what it names, never a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from core.packs.faults import Argument, Fault


@dataclass(frozen=True, slots=True)
class ReplayFault:
    """One thing that is wrong; the sentence is in `data/locale/<language>/replays.ftl`."""

    key: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)
    suggestion: str = ""
    """The nearest valid name, or empty."""

    def __str__(self) -> str:
        listed = "".join(f" {name}={value!r}" for name, value in self.arguments.items())
        return f"{self.key}{listed}"


class ReplayError(Exception):
    """A file cannot be used as a replay at all."""

    def __init__(self, *faults: ReplayFault, data_faults: Sequence[Fault] = ()) -> None:
        self.faults = faults
        self.data_faults = tuple(data_faults)
        """What is wrong with the data inside the file."""
        super().__init__("; ".join(map(str, (*faults, *self.data_faults[:10]))))


def fault(key: str, **arguments: Argument) -> ReplayFault:
    """A fault by its message key."""
    return ReplayFault(key, arguments)
