"""Names and sentences of Skirmish in the player's language, and what the log says of each event."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from client3d.hud.values import LogLine
from client3d.play.names import Names
from core.events import Event
from core.orders import Refusal
from systems.skirmish import events as told
from systems.skirmish.data import SkirmishData
from systems.skirmish.dice import odds
from systems.skirmish.measures import CENTIMETRE
from systems.skirmish.picture import Picture
from systems.skirmish.table import Table


class TableWords(Names):
    """Texts by what they are about. `data` and `table`: those of the battle, to be set before anything is told."""

    data: SkirmishData
    table: Table

    def refusal(self, refusal: Refusal) -> str:
        """Why an order was refused, as a sentence."""
        key = f"sk-refusal-{refusal.reason}"
        return self(key, **refusal.numbers) if self.texts.has(key) else super().refusal(refusal)

    def learn(self, picture: Picture) -> None:
        """Number the fighters of a picture that have no number yet."""
        for side in range(len(picture.left)):
            known = sorted((one.key, one.type) for one in picture.figures.values() if one.side == side)
            self.roll.learn(side, known)

    def unit_of(self, key: int, picture: Picture) -> str:
        """A fighter in a sentence: its name with its side."""
        figure = picture.figures.get(key)
        if figure is None:
            return self("log-somebody")
        name = self.unit_numbered(key, figure.type, figure.side)
        return self("log-of-side", unit=name, side=self.side(figure.side))

    def building(self, place: int) -> str:
        """A building by its place on the table."""
        name = self.table.buildings[place].name
        return self.named("building", name)

    def thing(self, kind: str) -> str:
        """A flag, a key object or loot."""
        return self.named("object", kind)

    def band(self, name: str) -> str:
        """A range band."""
        return self(f"sk-band-{name}")

    def length(self, hundredths: int) -> str:
        """A length in centimetres, to the millimetre, as the language writes it."""
        return length(self, hundredths)

    def chance(self, good: int, all_: int) -> str:
        """Exact odds: a fraction and per cent."""
        return self("sk-chance", good=str(good), all=str(all_), percent=percent(self, good, all_))

    def expected(self, number: Fraction) -> str:
        """What is expected on average, to a hundredth, as the language writes it."""
        whole, rest = divmod(round(100 * number), 100)
        return self("sk-decimal", whole=str(whole), rest=f"{rest:02}")

    def log_line(self, event: Event, picture: Picture) -> LogLine | None:
        """What the log says of an event; `picture` is how things stood before it. None: nothing."""
        maker = LINES.get(type(event))
        return maker(self, event, picture) if maker else None


def length(words: Names, hundredths: int) -> str:
    """A length in centimetres, to the millimetre, as the language writes it."""
    whole, rest = divmod(round(hundredths / (CENTIMETRE / 10)), 10)
    return words("sk-length", whole=str(whole), rest=str(rest))


def percent(words: Names, good: int, all_: int) -> str:
    """A share in per cent, to a tenth; whole ones without it."""
    found = round(1000 * good / all_) if all_ else 0
    return str(found // 10) if found % 10 == 0 else tenths(words, found)


def tenths(words: Names, number: int) -> str:
    """So many tenths, at least none, with the decimal sign of the language."""
    whole, rest = divmod(number, 10)
    return words("sk-decimal", whole=str(whole), rest=str(rest))


def _turn(words: TableWords, event: told.TurnStarted, _picture: Picture) -> LogLine:
    return LogLine(words("sk-log-turn", round=event.round), "end_turn", "accent")


def _stage(words: TableWords, event: told.StageChanged, picture: Picture) -> LogLine | None:
    own = picture.figures[event.unit].side if event.unit in picture.figures else -1
    # a group begins together: its first fighter tells for all
    if event.stage != "active" or any(one.stage == "active" and one.side == own for one in picture.figures.values()):
        return None
    return LogLine(words("sk-log-active", unit=words.unit_of(event.unit, picture)), "flag", "dim", _at(event, picture))


def _at(event: Any, picture: Picture) -> tuple[int, int] | None:
    figure = picture.figures.get(event.unit)
    return None if figure is None else figure.at


def _moved(words: TableWords, event: told.FighterMoved, picture: Picture) -> LogLine:
    key = "sk-log-ran" if event.ran else "sk-log-moved"
    return LogLine(words(key, unit=words.unit_of(event.unit, picture)), "moved", "normal", event.path[-1])


def _crossed(words: TableWords, event: told.ObstacleCrossed, picture: Picture) -> LogLine:
    key = "sk-log-jumped" if event.jumped else "sk-log-climbed"
    what = words.named("obstacle", picture.table.obstacles[event.obstacle].kind)
    text = words(key, unit=words.unit_of(event.unit, picture), obstacle=what)
    return LogLine(text, "moved", "dim", _at(event, picture))


def _turned(words: TableWords, event: told.FighterTurned, picture: Picture) -> LogLine:
    return LogLine(words("sk-log-turned", unit=words.unit_of(event.unit, picture)), "moved", "dim", _at(event, picture))


def _entered(words: TableWords, event: told.FighterEntered, picture: Picture) -> LogLine:
    text = words("sk-log-entered", unit=words.unit_of(event.unit, picture), building=words.building(event.building))
    return LogLine(text, "board", "normal", _at(event, picture))


def _left(words: TableWords, event: told.FighterLeft, picture: Picture) -> LogLine:
    text = words("sk-log-left", unit=words.unit_of(event.unit, picture), building=words.building(event.building))
    return LogLine(text, "unload", "normal", event.at)


def _shifted(words: TableWords, event: told.FighterShifted, picture: Picture) -> LogLine:
    key = "sk-log-hides" if event.posture == "hide" else "sk-log-lines"
    text = words(key, unit=words.unit_of(event.unit, picture), floor=event.floor)
    return LogLine(text, "cover", "normal", _at(event, picture))


def _hid(words: TableWords, event: told.FighterHid, picture: Picture) -> LogLine:
    return LogLine(words("sk-log-hid", unit=words.unit_of(event.unit, picture)), "hidden", "warn", _at(event, picture))


def _seen(words: TableWords, event: told.FighterSeen, _picture: Picture) -> LogLine:
    name = words.unit_numbered(event.unit, event.type, event.side)
    text = words("sk-log-seen", unit=words("log-of-side", unit=name, side=words.side(event.side)))
    return LogLine(text, "eye", "warn", event.at)


def _aimed(words: TableWords, event: told.FighterAimed, picture: Picture) -> LogLine:
    return LogLine(words("sk-log-aimed", unit=words.unit_of(event.unit, picture)), "fire", "dim", _at(event, picture))


def _reloaded(words: TableWords, event: told.FighterReloaded, picture: Picture) -> LogLine:
    text = words("sk-log-reloaded", unit=words.unit_of(event.unit, picture), left=event.left)
    return LogLine(text, "ammo", "dim", _at(event, picture))


def _shot(words: TableWords, event: told.ShotFired, picture: Picture) -> LogLine:
    good, all_ = odds(len(event.dice), event.needed)
    text = words(
        "sk-log-hit" if event.hit else "sk-log-missed",
        unit=words.unit_of(event.unit, picture),
        target=words.unit_of(event.target, picture),
        dice=" + ".join(map(str, event.dice)),
        total=sum(event.dice),
        needed=event.needed,
        percent=percent(words, good, all_),
    )
    return LogLine(text, "fire", "good" if event.hit else "normal", event.at)


def _wounded(words: TableWords, event: told.FighterWounded, picture: Picture) -> LogLine | None:
    if event.wounds == 0:
        return None  # it falls, and that is told
    text = words("sk-log-wounded", unit=words.unit_of(event.unit, picture), left=event.wounds)
    return LogLine(text, "wound", "bad", event.at)


def _fell(words: TableWords, event: told.FighterFell, picture: Picture) -> LogLine:
    return LogLine(words("sk-log-fell", unit=words.unit_of(event.unit, picture)), "destroyed", "bad", event.at)


def _searched(words: TableWords, event: told.BuildingSearched, picture: Picture) -> LogLine:
    text = words(
        "sk-log-searched",
        unit=words.unit_of(event.unit, picture),
        building=words.building(event.building),
        dice=" + ".join(map(str, event.dice)),
        total=sum(event.dice),
    )
    return LogLine(text, "eye", "normal", _at(event, picture))


def _taken(words: TableWords, event: told.ObjectTaken, picture: Picture) -> LogLine:
    what = words.thing(picture.pieces[event.object].kind)
    text = words("sk-log-taken", unit=words.unit_of(event.unit, picture), thing=what)
    return LogLine(text, "flag", "accent", _at(event, picture))


def _dropped(words: TableWords, event: told.ObjectDropped, picture: Picture) -> LogLine:
    text = words("sk-log-dropped", thing=words.thing(picture.pieces[event.object].kind))
    return LogLine(text, "flag", "warn", event.at)


def _counted(words: TableWords, event: told.GoalCounted, _picture: Picture) -> LogLine:
    return LogLine(words("sk-log-held", side=words.side(event.side), turns=event.turns), "point", "accent")


def _ended(words: TableWords, event: told.BattleEnded, _picture: Picture) -> LogLine:
    if event.winner < 0:
        return LogLine(words("log-draw"), "end_turn", "accent")
    return LogLine(words("log-won", side=words.side(event.winner)), "end_turn", "accent")


LINES: dict[type[Event], Callable[[TableWords, Any, Picture], LogLine | None]] = {
    told.TurnStarted: _turn,
    told.StageChanged: _stage,
    told.FighterMoved: _moved,
    told.ObstacleCrossed: _crossed,
    told.FighterTurned: _turned,
    told.FighterEntered: _entered,
    told.FighterLeft: _left,
    told.FighterShifted: _shifted,
    told.FighterHid: _hid,
    told.FighterSeen: _seen,
    told.FighterAimed: _aimed,
    told.FighterReloaded: _reloaded,
    told.ShotFired: _shot,
    told.FighterWounded: _wounded,
    told.FighterFell: _fell,
    told.BuildingSearched: _searched,
    told.ObjectTaken: _taken,
    told.ObjectDropped: _dropped,
    told.GoalCounted: _counted,
    told.BattleEnded: _ended,
}
"""What the log says of each type of event; of those that are not here it says nothing."""
UNTOLD = (told.GoPassed, told.ActionSpent, told.VolleyFired)
"""They come with what is told, or the panels show them."""
