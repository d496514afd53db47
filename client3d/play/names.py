"""Names of things in the player's language, whatever the ruleset: units, terrain, sides; and sentences for refusals."""

from __future__ import annotations

from client3d.play.roll import Roll
from core.orders import Refusal
from core.texts import Texts


class Names:
    """Texts by what they are about."""

    def __init__(self, texts: Texts, side_names: tuple[str, ...]) -> None:
        self.texts, self.side_names = texts, side_names
        self.roll = Roll()

    def __call__(self, key: str, /, **arguments: str | int) -> str:
        """The text of a key."""
        return self.texts.format(key, **arguments)

    def named(self, kind: str, name: str) -> str:
        """The name of a thing of a pack; a mod that gives none is shown its id, made readable."""
        key = f"{kind}-{name}"
        return self.texts.format(key) if self.texts.has(key) else name.replace("_", " ")

    def unit(self, kind: str) -> str:
        """A unit type's name."""
        return self.named("unit", kind)

    def unit_numbered(self, key: int, kind: str, side: int) -> str:
        """A unit's name, with its number where its side has several of its type."""
        number = self.roll.number(key, side, kind)
        return self("unit-numbered", unit=self.unit(kind), number=str(number)) if number else self.unit(kind)

    def terrain(self, name: str) -> str:
        """A terrain's name."""
        return self.named("terrain", name)

    def about(self, kind: str, name: str) -> str:
        """What a thing of a pack means; nothing where a mod does not say."""
        key = f"{kind}-{name}-about"
        return self.texts.format(key) if self.texts.has(key) else ""

    def side(self, side: int) -> str:
        """A side's name; nobody's is empty."""
        return self.named("side", self.side_names[side]) if side >= 0 else ""

    def refusal(self, refusal: Refusal) -> str:
        """Why an order was refused, as a sentence."""
        for key in (f"refusal-{refusal.reason}", f"undo-{refusal.reason}"):
            if self.texts.has(key):
                return self.texts.format(key, **refusal.numbers)
        return self.texts.format("refusal-invalid")
