"""A watched replay without a screen: every place that can be stepped or gone to shows what playing to there shows."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from client3d.clumsy.milestones import MARKED, Milestones, stops_at
from client3d.clumsy.viewer import WatchDesk
from client3d.clumsy.viewing import Viewing
from client3d.clumsy.words import Words
from client3d.play import reading
from client3d.play.reading import Instant
from client3d.play.states import OVER
from core.events import Event
from core.packs.location import data_folder
from core.texts import Texts
from replays.faults import ReplayError
from replays.playback import Playback
from replays.reader import EVERYTHING, Replay, open_replay
from replays.state import Place
from systems.clumsy.events import SightChanged
from systems.clumsy.picture import Picture
from systems.clumsy.picture_changes import advance
from tests.replays.recordings import record
from tests.replays.sample import SAMPLES

EYES = (EVERYTHING, 0, 1)
FRAME = 0.1


class Hurried:
    """Takes up an event a frame, as a projector does, and draws nothing."""

    def __init__(self, picture: Picture, front: Front) -> None:
        self.picture, self.front = picture.copy(), front
        self.speed, self.follow = 1.0, True
        self.holds: Callable[[Event], bool] = lambda _event: False
        self._stream: deque[tuple[deque[Event], Picture]] = deque()
        self.playing = False

    @property
    def waiting(self) -> int:
        return sum(len(events) for events, _ in self._stream)

    @property
    def busy(self) -> bool:
        return self.playing or bool(self._stream)

    def feed(self, events: list[Event], after: Picture) -> None:
        self._stream.append((deque(events), after))

    def reset(self, picture: Picture) -> None:
        self._stream.clear()
        self.playing = False
        self.picture = picture.copy()

    def update(self, seconds: float) -> None:
        self.playing = self.playing and not seconds
        while self._stream and not self.playing:
            events, after = self._stream[0]
            if not events:
                self._stream.popleft()
                self.picture = after.copy()
                continue
            if self.holds(events[0]):
                return
            event = events.popleft()
            self.front.session.event_begun(event)
            advance(self.picture, event)
            self.playing = not isinstance(event, SightChanged)


class Front:
    """Keeps what it is told."""

    session: Viewing

    def __init__(self, replay: Replay) -> None:
        self.told: list[Event] = []
        self.faults: list[str] = []
        self.overs = 0
        texts = Texts("en", data_folder() / "locale", data_folder() / "clumsy" / "locale")
        self.log_line = Words(texts, replay.setup.sides).log_line

    def tell(self, event: Event, picture: Picture) -> None:
        self.told.append(event)

    def jumped(self) -> None:
        self.told.clear()

    def over(self) -> None:
        self.overs += 1

    def broken(self, error: ReplayError) -> None:
        self.faults += [fault.key for fault in error.faults]


def viewing_of(replay: Replay, side: int = EVERYTHING) -> Viewing:
    scene = SimpleNamespace(update=lambda _seconds: None)
    stage: Any = SimpleNamespace(
        scene=scene,
        data=replay.data,
        side_names=replay.setup.sides,
        headings={},
        mark=lambda *_: None,
        look_at=lambda *_: None,
    )
    front = Front(replay)
    front.session = viewing = Viewing(replay, stage, front, lambda picture: Hurried(picture, front))
    viewing.paused = True
    if side != EVERYTHING:
        viewing.look_with(side)
    return viewing


def rest(viewing: Viewing) -> None:
    """Let frames go by until nothing moves."""
    for _ in range(5_000):
        viewing.update(FRAME)
        if viewing.idle:
            return
    raise AssertionError("it never rests")


@pytest.fixture(params=["sample", "random"])
def replay(request: pytest.FixtureRequest, tmp_path: Path) -> Replay:
    if request.param == "sample":
        return open_replay(SAMPLES / "version-1.gcr")
    record(tmp_path / "a.gcr", 4)
    return open_replay(tmp_path / "a.gcr")


@pytest.mark.parametrize("side", EYES)
def test_steps_back_show_what_steps_forward_showed(replay: Replay, side: int) -> None:
    viewing = viewing_of(replay, side)
    milestones = viewing.milestones
    wanted = [stop for turn in replay.turns for stop in milestones.turn(turn.number).stops]
    before: list[Picture] = []
    for _ in wanted:
        before.append(viewing.picture.copy())
        viewing.step("event")
        rest(viewing)
        assert viewing.paused
    viewing.step("event")
    rest(viewing)
    assert viewing.state == OVER
    assert len(before) == len(wanted) > 0
    for stop, picture in zip(reversed(wanted), reversed(before), strict=True):
        viewing.step_back("event")
        assert viewing._at == stop
        again = Playback(replay, side)
        again.go_to(stop.turn, stop.orders)
        expected, scene = again.picture, again.next_scene()
        assert scene is not None
        for event in scene.events[: stop.events]:
            advance(expected, event)
        assert viewing.picture == expected
        # silent events before the next one, such as another sight, are stepped over with it
        assert picture.figures == expected.figures
    viewing.step_back("event")
    assert viewing.instant == (0, 0, 0)


@pytest.mark.parametrize("side", EYES)
def test_steps_by_order_stop_after_each_order_of_which_something_is_seen(replay: Replay, side: int) -> None:
    viewing = viewing_of(replay, side)
    seen = [(turn, orders) for turn, orders, _ in all_stops(viewing)]
    wanted = sorted(set(seen))
    for turn, orders in wanted:
        viewing.step("order")
        rest(viewing)
        after = Playback(replay, side)
        after.go_to(turn, orders + 1)
        assert viewing.picture == after.picture
        assert viewing.along == viewing.along_of(Instant(turn, orders + 1))
    for turn, orders in reversed(wanted):
        viewing.step_back("order")
        assert viewing.instant == (turn, orders, 0)


def all_stops(viewing: Viewing) -> list[Instant]:
    return [stop for turn in viewing.replay.turns for stop in viewing.milestones.turn(turn.number).stops]


@pytest.mark.parametrize("side", EYES)
def test_every_place_of_the_timeline_is_what_playing_to_there_shows(replay: Replay, side: int) -> None:
    viewing, played = viewing_of(replay, side), Playback(replay, side)
    pictures = [played.picture]
    while (scene := played.next_scene()) is not None:
        pictures.append(scene.after)
    for order in reversed(range(replay.orders + 1)):
        viewing.seek_soon(viewing.instant_at(order + 0.4))
        viewing.update(FRAME)
        assert viewing.picture == pictures[order]
        assert viewing.along == order


def test_many_seeks_in_a_frame_are_one_and_playing_goes_on_from_there(replay: Replay) -> None:
    viewing = viewing_of(replay)
    for order in range(replay.orders):
        viewing.seek_soon(viewing.instant_at(order))
    viewing.update(FRAME)
    assert viewing.along == replay.orders - 1
    viewing.paused = False
    rest(viewing)
    assert (viewing.state, viewing.front.overs) == (OVER, 1)
    viewing.step_back("event")
    assert viewing.state != OVER


def test_while_it_is_dragged_nothing_goes_on_and_nothing_is_told(replay: Replay) -> None:
    viewing = viewing_of(replay)
    viewing.paused, viewing.scrubbing = False, True
    viewing.seek_soon(viewing.instant_at(replay.orders // 2))
    for _ in range(3):
        viewing.update(FRAME)
    assert viewing.along == replay.orders // 2
    assert viewing.front.told == []
    viewing.scrubbing = False
    viewing.seek_soon(viewing.instant)
    viewing.update(FRAME)
    assert viewing.along >= replay.orders // 2
    assert len(viewing.front.told) > 0 or viewing.instant.orders == 0


def test_other_eyes_look_from_the_same_place(replay: Replay) -> None:
    viewing = viewing_of(replay)
    viewing.seek(viewing.instant_at(replay.orders // 2))
    for side in (0, 1, EVERYTHING):
        viewing.look_with(side)
        assert (viewing.looking, viewing.picture.side, viewing.along) == (side, side, replay.orders // 2)


def test_an_order_of_which_a_part_was_shown_has_not_been_given(replay: Replay) -> None:
    viewing = viewing_of(replay)
    stop = next(stop for stop in all_stops(viewing) if stop.events)
    viewing.seek(stop)
    assert viewing.place == Place(stop.turn, stop.orders)


def test_keys_that_give_orders_do_nothing_to_a_replay(replay: Replay) -> None:
    viewing = viewing_of(replay)
    panels: Any = SimpleNamespace(modal=False, key=lambda _name: False)
    desk = WatchDesk(viewing, panels, lambda _path: False)  # type: ignore[arg-type]
    viewing.controller.select(next(iter(viewing.picture.figures)))
    before = viewing.controller.selected, viewing.instant, viewing.picture
    for intent in ("move", "fire", "alert", "patrol", "supply", "board", "unload", "tow", "build", "land", "aim"):
        for key in desk.bindings.keys_of(intent):
            desk.key(key)
    assert (viewing.controller.selected, viewing.instant, viewing.picture) == before


def test_a_file_that_changes_meanwhile_stops_the_play_with_a_word(tmp_path: Path) -> None:
    record(tmp_path / "a.gcr", 4)
    viewing = viewing_of(open_replay(tmp_path / "a.gcr"))
    (tmp_path / "a.gcr").write_bytes(b"no replay any more")
    before = viewing.picture.copy()
    viewing.seek(Instant(2, 0))
    assert viewing.front.faults == ["replay-changed"]
    assert viewing.picture == before
    viewing.step_back("event")
    viewing.paused = False
    for _ in range(300):
        viewing.update(FRAME)
    assert viewing.paused


# --- what is marked


def test_marks_are_what_these_eyes_were_told(replay: Replay) -> None:
    for side in EYES:
        milestones = Milestones(replay, lambda _event, _picture: SimpleNamespace(cell=None), side)  # type: ignore[arg-type]
        while not milestones.whole:
            milestones.read_on()
        playback, expected = Playback(replay, side), []
        while (scene := playback.next_scene()) is not None:
            for place, event in enumerate(scene.events):
                if type(event) in MARKED:
                    expected.append((scene.turn.number, scene.number, place, MARKED[type(event)]))
        assert [(*mark.instant, mark.kind) for mark in milestones.marks] == expected
        assert expected or side != EVERYTHING
        instants = [mark.instant for mark in milestones.marks]
        for number, mark in enumerate(milestones.marks):
            following = milestones.mark_after(mark.instant)
            assert following is None or following.instant > mark.instant
            earlier = milestones.mark_before(mark.instant)
            assert earlier is (milestones.marks[number - 1] if instants[number - 1] < mark.instant and number else None)


def test_marks_are_read_for_so_long_and_at_least_a_turn_at_a_time(
    replay: Replay, monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = iter(range(1000))
    monkeypatch.setattr(reading.time, "perf_counter", lambda: next(seconds))
    found = Milestones(replay, lambda _event, _picture: None)
    for long, read in ((0.0, 1), (0.5, 2), (3.0, 5), (1000.0, len(replay.turns)), (9.0, len(replay.turns))):
        found.read_on(long)
        assert found.turns_read == min(read, len(replay.turns))
    assert found.whole


def test_what_is_told_to_nobodys_eyes_is_no_stop(replay: Replay) -> None:
    assert not stops_at(SightChanged(side=0, seen="0"))
