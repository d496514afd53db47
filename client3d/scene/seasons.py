"""What the seasons do to what grows: the colours of grass, of crops, of each kind of tree, of blossom and bare twigs.

Leaves are painted in summer's colours; the shaders mix in a season's. A tree has one of `HUES` kinds, which its place
decides, so that a wood is of many colours in autumn and here and there a tree blossoms in spring.
"""

from __future__ import annotations

from dataclasses import dataclass

from client3d.scene.geometry import linear

Colour = tuple[float, float, float]
SEASONS = ("spring", "summer", "autumn", "winter")
HUES = 4  # kinds of trees that change with the seasons: numbers 1 to 4
EVERGREEN, CROP = HUES + 1, HUES + 2


@dataclass(frozen=True)
class Hue:
    """A colour of brightness 1 or more, to be multiplied by a leaf's own; and its share, 0..1."""

    colour: Colour = (1.0, 1.0, 1.0)
    share: float = 0.0


def _hue(colour: str, share: float, bright: float = 1.0) -> Hue:
    r, g, b = (float(c) for c in linear(colour))
    own = 0.3 * r + 0.6 * g + 0.1 * b
    return Hue((r / own * bright, g / own * bright, b / own * bright), share)


@dataclass(frozen=True)
class Season:
    """Grass, the kinds of trees in order, and evergreens."""

    grass: Hue
    trees: tuple[Hue, Hue, Hue, Hue]
    evergreen: Hue
    crop: Hue

    @property
    def leaves(self) -> list[Hue]:
        """By the numbers that vertices carry: 0 is grass and all that is no leaf."""
        return [self.grass, *self.trees, self.evergreen, self.crop]


_SUMMER = Hue()
_BARE = _hue("8a7460", 0.85, 0.8)
LOOKS = {
    "spring": Season(
        _hue("7d9a44", 0.45),
        (_hue("8fb04a", 0.6, 1.15), _hue("f2c6cf", 0.85, 2.6), _hue("7f9f3f", 0.6), _hue("f4efe2", 0.8, 2.6)),
        _hue("55803f", 0.2),
        _hue("86a63c", 0.9, 0.8),
    ),
    "summer": Season(_SUMMER, (_SUMMER, _SUMMER, _SUMMER, _SUMMER), _SUMMER, _SUMMER),
    "autumn": Season(
        _hue("a08436", 0.5),
        (_hue("d9a536", 0.85, 1.25), _hue("c47434", 0.85, 1.05), _hue("a2553a", 0.85, 0.85), _hue("a8963c", 0.6, 1.05)),
        _hue("4f6a3a", 0.25, 0.95),
        _hue("b08c54", 0.7, 0.85),
    ),
    "winter": Season(
        _hue("8c8262", 0.6),
        (_BARE, _hue("7c6c62", 0.85, 0.75), _BARE, _hue("8f7a4c", 0.8, 0.85)),
        _hue("4f6a52", 0.35, 0.9),
        _hue("8d7a5a", 0.85, 0.6),
    ),
}
