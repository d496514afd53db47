"""Taking up a battle from its replay: a save is a replay without an ending.

`resumed` gives the game as it stood after the last order in the file, or at any other place of it, with the opponents
that played it. The state comes from the file alone, so that it is that of a battle that was never interrupted, whatever
has become of the rules and the pack since. Nothing is written before `Resumed.record_on` or `Resumed.record_into`.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from core.game import Game
from core.orders import Order, Refusal
from core.packs.mods import Mod
from core.rulesets import Thinker
from replays.copying import Copied
from replays.faults import ReplayError, ReplayFault, fault
from replays.files import begun, lock
from replays.format import VERSION
from replays.packs import pack_notices
from replays.reader import Replay
from replays.recorder import Recorder
from replays.state import Place, Standing, last_place, standing_at

PERSON: Final = "person"
OPPONENT: Final = "opponent"
"""How seats are called in a file: an opponent that computes may be followed by a colon and its personality."""

_MOST_THOUGHTS = 10_000
"""Orders that an opponent may think of in vain, one after the other."""


@dataclass(slots=True)
class Resumed:
    """A battle that goes on."""

    replay: Replay
    place: Place
    game: Game[Any, Any]
    seats: tuple[str, ...]
    """Who plays each side: `person`, `opponent` or `opponent:` and a personality."""
    thinkers: dict[int, Thinker]
    """By side: the opponents that compute, as they were."""
    standing: Standing
    notices: list[ReplayFault] = field(default_factory=list)
    """What the player should know: what is not as it was when the battle was recorded."""
    apart: bool = False
    """Whether it is a battle of its own, and the file is to stay as it is."""

    @property
    def setup(self) -> Any:
        """What the battle began with."""
        return self.replay.setup

    @property
    def data(self) -> Any:
        """The data by which it is played: that in the file."""
        return self.replay.data_after(self.standing.orders)

    @property
    def sides_that_played(self) -> set[int]:
        """The sides that have given an order, or passed."""
        turns = self.replay.turns[: self.place.turn + (self.place.orders > 0)]
        return {turn.side for turn in turns}

    @property
    def goes_on_in_place(self) -> bool:
        """Whether `record_on` may be used: no save with a name, of the present version, and nothing would be lost."""
        replay = self.replay
        kept = replay.note is not None and replay.note.name
        whole = all(found.key == "replay-cut" for found in replay.faults)
        # not of an older version, whose readers know nothing of what would be added
        may = replay.version == VERSION and not self.apart and not kept and whole
        return may and replay.ending is None and self.place == last_place(replay)

    def record_on(self) -> Recorder:
        """Go on with the recording in the same file. Only what a crash left of an unfinished order is cut off.

        Raises ReplayError if the file has changed or another program records into it, OSError if it cannot be written.
        """
        assert self.goes_on_in_place, "what is in the file would be lost"
        replay = self.replay
        file = open(os.path.realpath(replay.path), "r+b", buffering=0)  # noqa: SIM115  # it is the recorder's
        try:
            if not lock(file):
                raise ReplayError(fault("save-in-use"))
            if os.fstat(file.fileno()).st_size != replay.size:
                raise ReplayError(fault("replay-changed"))
            file.truncate(replay.good_bytes)
            file.seek(0, os.SEEK_END)
        except BaseException:
            file.close()
            raise
        return self._recorder(replay.path, file, replay.check, in_place=True)

    def record_into(self, path: Path, *, created: str = "", replace: bool = False) -> Recorder:
        """Go on with the recording in another file, which begins with all that was recorded up to here.

        Raises OSError if it cannot be written, then nothing has changed, and ReplayError if the file has changed.
        """
        header = self.replay.header
        header = msgspec.structs.replace(header, seats=self.seats, created=created or header.created)
        copied = Copied(self.replay.path, self.standing.end, header=header)
        file = begun(path, copied, replace=replace)
        return self._recorder(path, file, copied.check, in_place=False)

    def _recorder(self, path: Path, file: Any, check: int, *, in_place: bool) -> Recorder:
        turn = self.replay.turns[self.place.turn]
        recorder = Recorder.taken_up(
            path,
            file,
            check,
            self.game,
            self.replay.rules,
            orders=self.standing.orders,
            turn=(turn.round, turn.side),
            thinkers=self.thinkers,
            in_place=in_place,
        )
        if recorder.failure is not None:
            raise recorder.failure
        return recorder


def resumed(
    replay: Replay, place: Place | None = None, seats: Sequence[str] | None = None, mods: Sequence[Mod] = ()
) -> Resumed:
    """The battle as it stood at a place (not given: after its last order), to go on from there.

    `seats` are as in `Resumed.seats`; not given: those in the file. `mods`: those of it that are not installed but lie
    elsewhere. Raises ReplayError if it cannot go on from there, IndexError for a place that is not there.
    """
    place = last_place(replay) if place is None else place
    if replay.ending is not None and place == last_place(replay):
        raise ReplayError(fault("save-ended"))
    standing = standing_at(replay, place)
    game = _game(replay, standing)
    if replay.rules.moment(game).ended:
        raise ReplayError(fault("save-ended"))
    found = Resumed(replay, place, game, seats_of(replay) if seats is None else tuple(seats), {}, standing)
    found.notices += [fault("replay-completed")] if replay.completed else pack_notices(replay, mods)
    _seat(found)
    return found


def seats_of(replay: Replay) -> tuple[str, ...]:
    """Who plays each side; where the file does not tell, a person the first and opponents the others."""
    sides = replay.stage.sides
    seats = replay.header.seats
    if len(seats) == sides and all(seat == PERSON or seat.partition(":")[0] == OPPONENT for seat in seats):
        return seats
    return (PERSON,) + (OPPONENT,) * (sides - 1)


def _game(replay: Replay, standing: Standing) -> Game[Any, Any]:
    try:
        game = replay.rules.resumed_game(
            replay.setup,
            replay.data_after(standing.orders),
            standing.state,
            standing.last_entity,
            standing.chain,
        )
        for side in range(replay.stage.sides):
            game.view(side)
        return game
    except Exception as error:  # the state is anybody's, and rules may stumble over it
        if replay.completed:
            raise ReplayError(fault("save-older")) from error
        raise ReplayError(fault("replay-state", what=str(error)[:_LONGEST])) from error


_LONGEST = 200


# --- opponents


def _seat(found: Resumed) -> None:
    """Put the opponents in their seats, with what they had in mind."""
    replay = found.replay
    names = {
        side: seat.partition(":")[2] for side, seat in enumerate(found.seats) if seat.partition(":")[0] == OPPONENT
    }
    if not names:
        return
    known, minds = _last_minds(replay, found.place.turn)
    for side, name in names.items():
        found.thinkers[side] = _thinker(found, side, name, minds.get(side, b""))
    # what was thought of since their minds were written down is thought through once more
    _think_again(replay, found.place, known, found.thinkers)


def _thinker(found: Resumed, side: int, name: str, mind: bytes) -> Thinker:
    replay, rules = found.replay, found.replay.rules
    try:
        return rules.thinker(side, name, mind, replay.setup, found.data)
    except KeyError:
        found.notices.append(fault("save-personality", name=name[:_LONGEST]))
        return rules.thinker(side, "", mind, replay.setup, found.data)
    except (ValueError, msgspec.DecodeError):
        found.notices.append(fault("save-mind"))
        return _thinker(found, side, name, b"")


def _last_minds(replay: Replay, turn: int) -> tuple[int, dict[int, bytes]]:
    """The last turn up to this one as which began it is known what the opponents had in mind, and that.

    In the first turn nobody has seen anything yet. If no turn tells, this one: they look at the battle as if they came
    to it now.
    """
    for number in range(turn, max(turn - _LOOK_BACK, -1), -1):
        minds = replay.turn(number).minds
        if minds is not None or number == 0:
            return number, minds or {}
    return turn, {}


_LOOK_BACK = 9
"""Turns in which minds are looked for; only a crash between two writes leaves one without."""


def _think_again(replay: Replay, place: Place, first: int, thinkers: dict[int, Thinker]) -> None:
    """Show the opponents the views they were shown from a turn's start on, for them to think what they thought.

    One that thinks otherwise, since it has learned, the rules have changed or somebody else gave the orders, is left to
    itself from there on.
    """
    given = [entry for number in range(first, place.turn) for entry in replay.turn(number).entries]
    given += replay.turn(place.turn).entries[: place.orders]
    if not any(entry.order.side in thinkers for entry in given):
        return
    game = _game(replay, standing_at(replay, Place(first, 0)))
    thinking = dict(thinkers)
    for entry in given:
        side = entry.order.side
        if side in thinking and _thought_of(thinking[side], game, side) != entry.order:
            del thinking[side]
        if not thinking:
            return
        if isinstance(game.submit(entry.order, entry.draws), Refusal):
            return


def _thought_of(thinker: Thinker, game: Game[Any, Any], side: int) -> Order | None:
    """The next order that an opponent thinks of and that is not refused; None if it does not come to one."""
    for _ in range(_MOST_THOUGHTS):
        wish = thinker.next_order(game.view(side))
        refusal = game.refuse(wish)
        if refusal is None:
            return wish
        thinker.refused(wish, refusal)
    return None
