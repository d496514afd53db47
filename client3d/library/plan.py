"""How a topic of the help is made: paragraphs with the numbers of the rules, tables and diagrams between them, links.

A topic's paragraphs are the texts HELP-TOPIC-1, -2 and so on (`Wording.HELP`), filled with the numbers of the pack.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar

from client3d.library.entry import Key
from client3d.library.topic import Diagram, Part, Table, Topic
from client3d.library.wording import Wording

Say = TypeVar("Say", bound=Wording)
Numbers: TypeAlias = Mapping[str, int | str]
"""The numbers and names that a topic's paragraphs tell: no text holds any of its own."""
Illustration: TypeAlias = Callable[[Say], Table | Diagram | None]


def no_links(_say: Wording) -> Iterable[Key]:
    """It leads nowhere."""
    return ()


@dataclass(frozen=True)
class Plan(Generic[Say]):
    """How a topic is made; `shown`: what comes after which paragraph."""

    icon: str
    numbers: Callable[[Say], Numbers]
    shown: tuple[tuple[int, Illustration[Say]], ...] = ()
    links: Callable[[Say], Iterable[Key]] = no_links

    def title(self, say: Say, topic: str) -> str:
        """What the topic is called."""
        return say.help(topic)

    def topic(self, say: Say, topic: str) -> Topic:
        """The topic in full."""
        return Topic(topic, self.title(say, topic), self.icon, tuple(self._parts(say, topic)), tuple(self.links(say)))

    def _parts(self, say: Say, topic: str) -> Iterator[Part]:
        arguments, number = dict(self.numbers(say)), 1
        while say.words.texts.has(f"{say.HELP}-{topic}-{number}"):
            yield say.help(f"{topic}-{number}", **arguments)
            for after, make in self.shown:
                made = make(say) if after == number else None
                if made is not None:
                    yield made
            number += 1
