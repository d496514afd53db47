"""Playing on from anywhere in a replay: the battle is the one of that place, and the replay stays as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from client3d.play.options import PlayOptions
from client3d.play.recordings import Recordings
from client3d.play.saved import open_saved
from client3d.play.timeline import seats_with
from core.packs.location import data_folder
from core.texts import Texts
from replays.playback import Playback
from replays.reader import open_replay
from replays.state import Place, last_place
from replays.verify import verify
from systems.clumsy.data import load_clumsy
from systems.clumsy.orders import EndTurnOrder
from systems.clumsy.picture import picture_of
from tests.replays.recordings import record

TEXTS = Texts("en", data_folder() / "locale")
SEATS = ("person", "opponent:hothead")


def test_others_stay_at_their_seats_and_a_person_who_leaves_is_played_by_the_usual_opponent() -> None:
    assert seats_with(("opponent:old_fox", "opponent:hothead"), 0) == SEATS
    assert seats_with(("person", "opponent:hothead"), 1) == ("opponent", "person")


@pytest.mark.parametrize("turn", [0, 3])
def test_a_battle_played_on_is_a_new_file_and_the_replay_stays_as_it_is(
    tmp_path: Path, turn: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("client3d.play.recordings.recordings_folder", lambda: tmp_path / "own")
    monkeypatch.setattr("replays.saves.recordings_folder", lambda: tmp_path / "own")
    record(tmp_path / "a.gcr", 4)
    before = (tmp_path / "a.gcr").read_bytes()
    replay = open_replay(tmp_path / "a.gcr")
    place = Place(turn, min(2, replay.turns[turn].orders))
    # also from the very end of one that is not over: that is no continuing of the file
    for wanted in (place, last_place(replay)):
        recordings = Recordings(load_clumsy())
        options = PlayOptions(load=tmp_path / "a.gcr", on_match=[recordings.begin])
        match = open_saved(options, TEXTS, wanted, SEATS)[0]
        playback = Playback(replay, 1)
        playback.go_to(wanted.turn, wanted.orders)
        assert picture_of(match.game.view(1)) == playback.picture
        assert (match.seats, match.persons, options.side) == (SEATS, [0], "blue")
        match.submit(EndTurnOrder(side=match.turn))
        recordings.close()
        assert options.replay is not None
        assert options.replay.parent == tmp_path / "own"
        assert verify(open_replay(options.replay)).difference is None
        assert open_replay(options.replay).header.seats == SEATS
    assert (tmp_path / "a.gcr").read_bytes() == before
