"""Names and sentences of Headquarters in the player's language, and what the log says of each event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from client3d.hud.values import LogLine
from client3d.play.names import Names
from core.events import Event
from core.orders import Refusal
from systems.headquarters import events as told
from systems.headquarters.data import HeadquartersData
from systems.headquarters.picture import Picture


class CampWords(Names):
    """Texts by what they are about. `data`: that of the battle, to be set before anything of it is told."""

    data: HeadquartersData

    def refusal(self, refusal: Refusal) -> str:
        """Why an order was refused, as a sentence."""
        key = f"camp-refusal-{refusal.reason}"
        return self(key, **refusal.numbers) if self.texts.has(key) else super().refusal(refusal)

    def offer(self, name: str) -> str:
        """An offer's name."""
        return self.named("offer", name)

    def learn(self, picture: Picture) -> None:
        """Number the units of a picture that have no number yet."""
        for camp in range(len(picture.camps)):
            known = [(one.key, one.type) for one in picture.figures.values() if one.side == camp]
            self.roll.learn(camp, known)

    def unit_of(self, key: int, picture: Picture) -> str:
        """A unit in a sentence: its name with its camp."""
        figure = picture.figures.get(key)
        if figure is None:
            return self("log-somebody")
        name = self.unit_numbered(key, figure.type, figure.side)
        return self("log-of-side", unit=name, side=self.side(figure.side))

    def log_line(self, event: Event, picture: Picture) -> LogLine | None:
        """What the log says of an event; `picture` is how things stood before it. None: nothing."""
        maker = LINES.get(type(event))
        return maker(self, event, picture) if maker else None

    def damage(self, least: int, most: int) -> str:
        """A range of numbers that chance brings."""
        return str(least) if least == most else f"{least}–{most}"


def _turn(words: CampWords, event: told.TurnStarted, _picture: Picture) -> LogLine:
    return LogLine(words("camp-log-turn", round=event.round), "end_turn", "accent")


def _ready(words: CampWords, event: told.CampReady, _picture: Picture) -> LogLine:
    key = "camp-log-ready" if event.ready else "camp-log-resumed"
    return LogLine(words(key, camp=words.side(event.side)), "ready" if event.ready else "not_ready", "dim")


def _gold(words: CampWords, event: told.GoldChanged, _picture: Picture) -> LogLine | None:
    if event.cause not in ("income", "bounty"):
        return None  # what it was paid for is told
    text = words(f"camp-log-{event.cause}", camp=words.side(event.side), gold=event.amount)
    return LogLine(text, event.cause, "dim")


def _moved(words: CampWords, event: told.UnitMoved, picture: Picture) -> LogLine:
    return LogLine(words("camp-log-moved", unit=words.unit_of(event.unit, picture)), "moved", "normal", event.path[-1])


def _waited(words: CampWords, event: told.UnitWaited, picture: Picture) -> LogLine:
    figure = picture.figures.get(event.unit)
    text = words("camp-log-waited", unit=words.unit_of(event.unit, picture))
    return LogLine(text, "moved", "dim", None if figure is None else figure.cell)


def _struck(words: CampWords, event: told.UnitStruck, picture: Picture) -> LogLine:
    key = "camp-log-struck-back" if event.back else "camp-log-struck"
    text = words(key, unit=words.unit_of(event.unit, picture), target=words.unit_of(event.target, picture))
    return LogLine(text, "fire", "normal", event.at)


def _air_struck(words: CampWords, event: told.AirStruck, _picture: Picture) -> LogLine:
    return LogLine(words("camp-log-strike", camp=words.side(event.side)), "air_strike", "warn", event.at)


def _hit(words: CampWords, event: told.UnitHit, picture: Picture) -> LogLine | None:
    if event.cause == "bomb":
        return None  # it strikes everybody, and is told once
    text = words("log-hit", unit=words.unit_of(event.unit, picture), damage=event.damage, hp=event.hp)
    return LogLine(text, "damage", "normal", event.at)


def _healed(words: CampWords, event: told.UnitHealed, picture: Picture) -> LogLine:
    unit = words.unit_of(event.unit, picture)
    return LogLine(words("camp-log-healed", unit=unit, amount=event.amount, hp=event.hp), "repair", "good", event.at)


def _destroyed(words: CampWords, event: told.UnitDestroyed, picture: Picture) -> LogLine:
    return LogLine(words("log-destroyed", unit=words.unit_of(event.unit, picture)), "destroyed", "bad", event.at)


def _came(words: CampWords, event: told.UnitCame, _picture: Picture) -> LogLine | None:
    if event.star:
        return None  # it was bought, and that is told
    text = words("camp-log-came", camp=words.side(event.side), unit=words.unit(event.type))
    return LogLine(text, "recruit", "normal", event.at)


def _bought(words: CampWords, event: told.OfferBought, _picture: Picture) -> LogLine:
    return LogLine(words("camp-log-bought", camp=words.side(event.side), offer=words.offer(event.offer)), "shop")


def _city(words: CampWords, event: told.CityTaken, _picture: Picture) -> LogLine:
    if event.owner < 0:
        return LogLine(words("camp-log-city-free"), "city", "dim", event.at)
    return LogLine(words("camp-log-city", camp=words.side(event.owner)), "city", "accent", event.at)


def _fell(words: CampWords, event: told.CampFell, _picture: Picture) -> LogLine:
    key = "camp-log-fell" if event.reason == "headquarters" else "camp-log-surrendered"
    return LogLine(words(key, camp=words.side(event.side)), "camp_out", "accent")


def _bomb(words: CampWords, _event: told.BombFell, _picture: Picture) -> LogLine:
    return LogLine(words("camp-log-bomb", hp=words.data.rules.bomb.hp), "bomb", "bad")


def _ended(words: CampWords, event: told.BattleEnded, _picture: Picture) -> LogLine:
    if event.winner < 0:
        return LogLine(words("log-draw"), "end_turn", "accent")
    return LogLine(words("log-won", side=words.side(event.winner)), "end_turn", "accent")


LINES: dict[type[Event], Callable[[CampWords, Any, Picture], LogLine | None]] = {
    told.TurnStarted: _turn,
    told.CampReady: _ready,
    told.GoldChanged: _gold,
    told.UnitMoved: _moved,
    told.UnitWaited: _waited,
    told.UnitStruck: _struck,
    told.AirStruck: _air_struck,
    told.UnitHit: _hit,
    told.UnitHealed: _healed,
    told.UnitDestroyed: _destroyed,
    told.UnitCame: _came,
    told.OfferBought: _bought,
    told.CityTaken: _city,
    told.CampFell: _fell,
    told.BombFell: _bomb,
    told.BattleEnded: _ended,
}
"""What the log says of each type of event; of those that are not here it says nothing."""
UNTOLD = (told.TurnEnded, told.UnitLeft)
"""They come with what is told: the next turn, a camp that is out."""
