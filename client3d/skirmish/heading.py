"""What the header shows of a battle of Skirmish, and what each side is after."""

from __future__ import annotations

from client3d.skirmish.briefing import goals_of
from client3d.skirmish.header import HeaderValues, SidePlate
from client3d.skirmish.words import TableWords
from systems.skirmish.picture import Picture
from systems.skirmish.setup import BattleSetup
from systems.skirmish.victory import losses_that_break


class Heading:
    """Makes the values from a picture."""

    def __init__(self, words: TableWords, setup: BattleSetup) -> None:
        self.words, self.setup = words, setup
        self.at_first = [
            sum(
                unit.side == name and words.data.units[unit.type].is_fighter  # wagons do not count (SK-WIN-1)
                for unit in setup.units
            )
            for name in range(len(setup.sides))
        ]

    def values(self, picture: Picture, persons: tuple[int, ...], note: str = "") -> HeaderValues:
        """As it stands in a picture."""
        words, limit = self.words, self.setup.round_limit
        turn = words("sk-turn-limit" if limit else "sk-turn", round=picture.round, limit=limit)
        go = "" if picture.ended else words("sk-go", side=words.side(picture.go))
        plates = tuple(self._plate(picture, side, persons) for side in range(len(self.setup.sides)))
        return HeaderValues(turn, go, plates, note)

    def _plate(self, picture: Picture, side: int, persons: tuple[int, ...]) -> SidePlate:
        words, first = self.words, self.at_first[side]
        losses = losses_that_break(words.data, first)
        player = words("sk-person" if side in persons else "sk-computer")
        tip = words("sk-plate-tip", player=player, first=first, losses=losses)
        return SidePlate(
            side,
            words.side(side),
            words("sk-left", left=picture.left[side], first=first),
            " · ".join(self.goals_of(side, picture)),
            picture.go == side and not picture.ended,
            tip,
        )

    def goals_of(self, side: int, picture: Picture) -> list[str]:
        """What a side can win by, with how far it is."""
        return goals_of(self.words, self.setup, side, picture.held)
