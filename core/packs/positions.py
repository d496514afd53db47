"""Line and column of every key and value of a TOML text, by tree-sitter. Only needed to show a fault."""

from __future__ import annotations

import tomllib
from functools import cache

import tree_sitter
import tree_sitter_toml

from core.packs.keys import DEEPEST, Keys, Place

MOST_DUPLICATES = 100
"""Keys given twice that are noted."""

_KEY_KINDS = frozenset({"bare_key", "quoted_key", "dotted_key"})
_NO_VALUES = frozenset({"comment", "ERROR"})
"""What tree-sitter puts among the parts of a pair or the items of a list without being one."""
_NUMBER_KINDS = frozenset({"integer", "float"})


@cache
def _language() -> tree_sitter.Language:
    return tree_sitter.Language(tree_sitter_toml.language())


class Positions:
    """Where the keys and values of a text stand; as much as can be told of it when its syntax is broken."""

    def __init__(self, text: str) -> None:
        """Index the text."""
        self._lines = text.encode("utf-8", "replace").split(b"\n")
        self._keys: dict[Keys, Place] = {}
        self._values: dict[Keys, Place] = {}
        self._given: dict[Keys, Place] = {}
        self._counts: dict[Keys, int] = {}
        self.duplicates: list[tuple[str, Place, int]] = []
        """Keys given twice: the key, its second place, the line of its first."""
        self.longest_number: Place | None = None
        """The place of the number with the most digits."""
        self._most_digits = 0
        tree = tree_sitter.Parser(_language()).parse(text.encode("utf-8", "replace"))
        for node in tree.root_node.children:
            if node.type == "pair":
                self._read_pair((), node, 1)
            elif node.type in ("table", "table_array_element"):
                self._read_table(node)

    def find(self, keys: Keys, *, value: bool = False) -> Place:
        """Return the place of a key, or of its value; failing that, of the nearest thing around it."""
        for length in range(len(keys), 0, -1):
            whole = keys[:length]
            if value and length == len(keys) and whole in self._values:
                return self._values[whole]
            if whole in self._keys:
                return self._keys[whole]
        return (1, 1)

    def _place(self, node: tree_sitter.Node) -> Place:
        row, byte = node.start_point
        return row + 1, len(self._lines[row][:byte].decode("utf-8", "replace")) + 1

    def _read_table(self, node: tree_sitter.Node) -> None:
        header = next((child for child in node.children if child.type in _KEY_KINDS), None)
        if header is None:
            return
        parts = _key_parts(header)
        if len(parts) > DEEPEST:
            return
        path: Keys = ()
        for position, part in enumerate(parts):
            path = (*path, _key_text(part))
            last = position == len(parts) - 1
            self._keys.setdefault(path, self._place(part))
            if last and node.type == "table_array_element":
                self._counts[path] = self._counts.get(path, -1) + 1
            elif last:
                self._note_given(path, part)
            if path in self._counts:
                path = (*path, self._counts[path])
                self._keys.setdefault(path, self._place(part))
        for child in node.children:
            if child.type == "pair":
                self._read_pair(path, child, len(path) + 1)

    def _read_pair(self, path: Keys, node: tree_sitter.Node, depth: int) -> None:
        written = [child for child in node.named_children if child.type not in _NO_VALUES]
        parts = _key_parts(written[0])
        if len(parts) + depth > DEEPEST + 1:
            return
        for position, part in enumerate(parts):
            path = (*path, _key_text(part))
            self._keys.setdefault(path, self._place(part))
            if position == len(parts) - 1:
                self._note_given(path, part)
            elif path in self._values:  # a value cannot have keys as well
                self._note_duplicate(path, part, self._values[path])
        self._read_value(path, written[-1], depth + len(parts))

    def _read_value(self, path: Keys, node: tree_sitter.Node, depth: int) -> None:
        self._values.setdefault(path, self._place(node))
        if node.type in _NUMBER_KINDS and node.end_byte - node.start_byte > self._most_digits:
            self._most_digits = node.end_byte - node.start_byte
            self.longest_number = self._place(node)
        if node.type not in ("array", "inline_table"):
            return
        if depth > DEEPEST:
            return
        if node.type == "inline_table":
            for child in node.children:
                if child.type == "pair":
                    self._read_pair(path, child, depth)
            return
        items = [child for child in node.named_children if child.type not in _NO_VALUES]
        for index, child in enumerate(items):
            inner = (*path, index)
            self._keys.setdefault(inner, self._place(child))
            self._read_value(inner, child, depth + 1)

    def _note_given(self, path: Keys, node: tree_sitter.Node) -> None:
        if path in self._given:
            self._note_duplicate(path, node, self._given[path])
        self._given.setdefault(path, self._place(node))

    def _note_duplicate(self, path: Keys, node: tree_sitter.Node, first: Place) -> None:
        if len(self.duplicates) < MOST_DUPLICATES:
            self.duplicates.append((str(path[-1]), self._place(node), first[0]))


def _key_parts(node: tree_sitter.Node) -> list[tree_sitter.Node]:
    """Return the parts of a key, which tree-sitter nests to the left when there are three or more."""
    parts: list[tree_sitter.Node] = []
    while node.type == "dotted_key":
        named = node.named_children
        parts += reversed(named[1:])
        if not named:
            break
        node = named[0]
    parts.append(node)
    return parts[::-1]


def _key_text(node: tree_sitter.Node) -> str:
    raw = (node.text or b"").decode("utf-8", "replace")
    if node.type != "quoted_key":
        return raw
    try:
        return next(iter(tomllib.loads(f"{raw} = 0")))
    except tomllib.TOMLDecodeError:
        return raw
