"""How entries put things: names, lists, links, facts."""

from __future__ import annotations

from collections.abc import Iterable

from client3d.library.entry import SINGULAR, Fact, Key
from client3d.play.names import Names

SHARED = "library"
"""What the keys of the texts begin with that all rulesets have in common."""


class Wording:
    """See the module. What a ruleset puts in words of its own has `OWN` before its keys."""

    OWN = SHARED
    HELP = "help"
    """What the keys of the help's texts begin with."""

    def __init__(self, words: Names) -> None:
        self.words = words

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        """A text of the library by the end of its key."""
        own = f"{self.OWN}-{key}"
        return self.words(own if self.words.texts.has(own) else f"{SHARED}-{key}", **arguments)

    def help(self, key: str, /, **arguments: str | int) -> str:
        """A text of the help by the end of its key."""
        return self.words(f"{self.HELP}-{key}", **arguments)

    def fact(self, name: str, value: str | int = "", icon: str = "", **arguments: str | int) -> Fact:
        """A fact called NAME, with the sentence NAME-note where arguments for it are given."""
        note = self(f"{name}-note", **arguments) if arguments else ""
        return Fact(self(name), str(value), note, icon)

    def can(self, name: str, icon: str, **arguments: str | int) -> Fact:
        """Something that a thing can do: its name and a sentence."""
        return Fact(self(f"can-{name}"), "", self(f"can-{name}-note", **arguments), icon)

    def link(self, key: Key, value: str = "", note: str = "") -> Fact:
        """A line that leads to an entry."""
        return Fact(self.name(key), value, note, self.icon(key), key)

    def name(self, key: Key) -> str:
        """What a thing is called."""
        return self.words.named(SINGULAR[key.table], key.name)

    def about(self, key: Key) -> str:
        """What a thing is; nothing where a mod does not say."""
        return self.words.about(SINGULAR[key.table], key.name)

    def icon(self, key: Key) -> str:
        """The icon before its name."""
        raise NotImplementedError

    def kind(self, kind: str) -> str:
        """What a kind of entries is called."""
        for of in ("class", f"{self.OWN}-kind"):
            if self.words.texts.has(f"{of}-{kind}"):
                return self.words.named(of, kind)
        return kind.replace("_", " ")

    def names(self, table: str, names: Iterable[str]) -> str:
        """Things of a table by name."""
        return ", ".join(sorted(self.name(Key(table, name)) for name in names))


def span(least: int, most: int) -> str:
    """From one number to another."""
    return str(least) if least == most else f"{least}–{most}"
