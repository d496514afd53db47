"""The log: a line for what happened, for each side that looks at this screen."""

from __future__ import annotations

from client3d.clumsy.words import Words
from client3d.hud.hud import Hud
from client3d.hud.values import LogLine
from client3d.play.lines import Lines
from core.events import Event
from core.orders import Cell
from systems.clumsy import events as told
from systems.clumsy.field import Standing
from systems.clumsy.picture import Figure, Passenger, Picture


class EventLog(Lines):
    """The log of the main ruleset."""

    def __init__(self, hud: Hud, words: Words) -> None:
        super().__init__(hud)
        self.words = words
        self._walker = 0
        self._in_flight: tuple[str, Cell] = ("", (-1, -1))
        """The weapon and the aim of the last shot whose shooter was seen."""

    def add(self, event: Event, picture: Picture, missed: bool, meant: Standing | None = None) -> None:
        """An event comes up; `picture` is how things stood before it.

        missed: it is told in the recap as well. meant: the structure that a shot of one's own is meant for.
        """
        line = self._line(event, picture, meant)
        if line is None:
            return
        if missed:
            self.missed.append(line)
        self.write(line, picture.side)

    def begin(self, picture: Picture) -> None:
        """What follows is told from the battle's first picture on: number its units, of which none has fallen yet."""
        self._walker, self._in_flight = 0, ("", (-1, -1))
        for side in range(len(self.words.side_names)):
            known: list[Figure | Passenger] = [*picture.figures.values(), *picture.aboard.values()]
            # contacts, which are less than 0, are numbered by one side's eyes alone
            self.words.roll.learn(side, [(one.key, one.type) for one in known if one.side == side and one.key > 0])

    def remember(self, event: Event, picture: Picture, meant: Standing | None = None) -> None:
        """An event that was told before the battle was taken up again, as of `add`; `show` shows what came of it."""
        line = self._line(event, picture, meant)
        if line is not None:
            self.keep(line, picture.side)

    def _line(self, event: Event, picture: Picture, meant: Standing | None) -> LogLine | None:
        """A line of the log; of a unit that is not one's own, the first step of its way is worth one."""
        if isinstance(event, told.UnitStepped):
            if event.unit == self._walker or event.towed:
                return None
            self._walker = event.unit
        elif isinstance(event, told.TurnStarted | told.TurnEnded | told.ShotFired):
            self._walker = 0
        if isinstance(event, told.ShotFired):
            self._in_flight = event.weapon, event.at
            if meant is not None:
                return self.words.shot_at(event, picture, meant)
        elif isinstance(event, told.ShotLanded):
            seen, self._in_flight = self._in_flight == (event.weapon, event.at), ("", (-1, -1))
            return None if seen else self.words.strike(event)
        return self.words.log_line(event, picture)
