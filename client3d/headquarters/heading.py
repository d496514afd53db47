"""What the header shows of a battle of Headquarters."""

from __future__ import annotations

from client3d.headquarters.header import CampPlate, HeaderValues
from client3d.headquarters.words import CampWords
from systems.headquarters.bomb import camps_to_go
from systems.headquarters.camps import income_of
from systems.headquarters.data import HeadquartersData
from systems.headquarters.land import Land
from systems.headquarters.picture import Picture


class Heading:
    """Makes the values from a picture: gold and bounty are told as they are shown. `land`: the ground of the battle."""

    def __init__(self, words: CampWords, data: HeadquartersData, land: Land, round_limit: int) -> None:
        self.words, self.data, self.land, self.round_limit = words, data, land, round_limit

    def values(
        self, picture: Picture, side: int, persons: tuple[int, ...], *, choosing: bool = False, note: str = ""
    ) -> HeaderValues:
        """For a camp (less than 0: for who only watches). choosing: whether a camp can be chosen by its plate."""
        words = self.words
        limit = self.round_limit
        turn = words("camp-turn-limit" if limit else "camp-turn", round=picture.round, limit=limit)
        gold = gold_tip = ""
        if side >= 0 and picture.camps[side].standing:
            have, more = picture.camps[side].gold, self.income(picture, side)
            gold = f"{have}  (+{more})"
            gold_tip = words("camp-gold-tip", gold=have, income=more, base=self.data.rules.gold.base)
        bomb, alarming = self._bomb(picture)
        plates = tuple(self._plate(picture, camp, side, persons, choosing) for camp in range(len(picture.camps)))
        bomb_tip = words("camp-bomb-tip", hp=self.data.rules.bomb.hp) if bomb else ""
        bounty = words("camp-bounty", gold=picture.bounty)
        tips = (gold_tip, words("camp-bounty-tip"), bomb_tip)
        return HeaderValues(turn, gold, bounty, bomb, alarming, plates, note, tips)

    def income(self, picture: Picture, side: int) -> int:
        """What a camp gets at the start of the next turn, by the cities it has now (HQ-GOLD-1)."""
        cities = [self.land.board.cell(*cell) for cell, owner in picture.cities.items() if owner == side]
        return income_of(self.data, self.land, cities, picture.camps[side].bought)

    def _bomb(self, picture: Picture) -> tuple[str, bool]:
        """The warning, and whether it is near (HQ-BOMB-1)."""
        rules, words = self.data.rules.bomb, self.words
        if picture.bomb_dropped:
            return words("camp-fallout"), False
        to_go = camps_to_go(self.data, len(picture.camps), sum(camp.standing for camp in picture.camps))
        if not to_go:
            return "", False
        near = to_go == 1
        return words("camp-bomb-near") if near else words("camp-bomb-waits", left=rules.left), near

    def _plate(self, picture: Picture, camp: int, side: int, persons: tuple[int, ...], choosing: bool) -> CampPlate:
        words, mark = self.words, picture.camps[camp]
        state = "out" if not mark.standing else "ready" if mark.ready else "playing"
        cities = sum(owner == camp for owner in picture.cities.values())
        units = sum(figure.side == camp for figure in picture.figures.values())
        tip = words(
            "camp-plate-tip",
            camp=words.side(camp),
            player=words("camp-person" if camp in persons else "camp-computer"),
            gold=mark.gold,
            income=self.income(picture, camp),
            cities=cities,
            units=units,
        )
        if choosing and camp in persons and camp != side:
            tip = f"{tip}\n{words('camp-plate-choose')}"
        return CampPlate(
            words.side_names[camp],
            camp,
            words.side(camp),
            mark.gold,
            cities,
            words(f"camp-state-{state}"),
            mark.ready,
            not mark.standing,
            choosing and camp == side,
            tip,
        )
