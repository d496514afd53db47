"""Whose orders are given when: computer camps while a person thinks and when it has done, camps at one screen."""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from camps import Chalkboard, Nobody, duel, game, match

from client3d.headquarters.match import CampMatch
from client3d.headquarters.session import CampSession
from client3d.play.states import OVER, PLAYING, WATCHING
from core.events import Event
from core.orders import Refusal
from systems.headquarters.orders import EndTurnOrder, MoveOrder, SurrenderOrder

FRAME = 0.1


class Stage:
    """A stage that shows nothing."""

    def __init__(self) -> None:
        camera = SimpleNamespace(at_rest=True)
        self.scene = SimpleNamespace(
            overlays=Chalkboard(), camera=camera, at_rest=True, update=lambda _seconds: None, units=None
        )

    def outline(self, _colours: Any) -> None:
        """Nothing."""

    def mark(self, *_what: Any) -> None:
        """Nothing."""

    def show_all(self) -> None:
        """Nothing."""


class Reel:
    """Plays each order for so many seconds."""

    def __init__(self, picture: Any, seconds: float = 1.0) -> None:
        self.picture, self.seconds, self.speed, self.follow = picture, seconds, 1.0, True
        self.left = 0.0
        self.queue: list[Any] = []
        self.skipped = 0

    @property
    def busy(self) -> bool:
        return bool(self.queue)

    @property
    def waiting(self) -> int:
        return len(self.queue)

    def feed(self, _events: Iterable[Event], after: Any) -> None:
        self.queue.append(after)
        self.left = self.left or self.seconds

    def update(self, seconds: float) -> None:
        while self.queue and seconds >= self.left:
            seconds -= self.left
            self.picture, self.left = self.queue.pop(0), self.seconds
        self.left -= seconds if self.queue else 0.0

    def skip(self) -> None:
        self.skipped += 1
        if self.queue:
            self.picture = self.queue[-1]
        self.queue.clear()
        self.left = 0.0


class Front:
    """Remembers what it is told."""

    reads = False

    def __init__(self) -> None:
        self.told: list[str] = []

    def refused(self, refusal: Refusal) -> None:
        self.told.append(f"refused {refusal.reason}")

    def dropped(self, refusal: Refusal) -> None:
        self.told.append(f"dropped {refusal.reason}")

    def camp_chosen(self, side: int) -> None:
        self.told.append(f"camp {side}")

    def over(self) -> None:
        self.told.append("over")


def session(played: CampMatch) -> tuple[CampSession, Front, list[Reel]]:
    front, reels = Front(), list[Reel]()

    def reel(picture: Any) -> Any:
        reels.append(Reel(picture))
        return reels[-1]

    return CampSession(played, Stage(), front, reel), front, reels  # type: ignore[arg-type]


def run(shown: CampSession, seconds: float) -> None:
    for _ in range(round(seconds / FRAME)):
        shown.update(FRAME)


def red_tank(played: Any, *cells: tuple[int, int]) -> list[MoveOrder]:
    view = played.view(1)
    return [MoveOrder(side=1, unit=unit.id, to=to) for unit, to in zip(view.of(1)[1:], cells, strict=True)]


def test_a_computer_camp_moves_every_so_often_while_the_person_thinks() -> None:
    played = duel(("tank", 0, (1, 1)), ("tank", 1, (4, 1)), ("infantry", 1, (4, 0)))
    table = match(played, Nobody(1, *red_tank(played, (3, 1), (3, 0))))
    shown, _, _ = session(table)
    given: list[Any] = []
    table.listeners.append(lambda happening: given.append(happening.order))
    run(shown, shown.pace - 0.5)
    assert given == []
    assert shown.state == PLAYING
    assert shown.acting
    run(shown, 1.0)
    assert len(given) == 1
    assert shown.acting
    assert shown.controller.active, "orders can be given while others' moves are shown"
    run(shown, shown.pace + 1.5)
    assert len(given) == 2


def test_nobody_moves_while_a_page_lies_over_the_battle() -> None:
    played = duel(("tank", 0, (1, 1)), ("tank", 1, (4, 1)))
    shown, front, _ = session(match(played, Nobody(1, *red_tank(played, (3, 1)))))
    front.reads = True
    run(shown, 3 * shown.pace)
    assert played.undo_obstacle(1) == "nothing_to_undo"
    front.reads = False
    run(shown, shown.pace + 0.5)
    assert played.undo_obstacle(1) == ""


def test_it_waits_a_while_after_an_order_of_the_person_so_that_that_can_be_taken_back() -> None:
    played = duel(("tank", 0, (1, 1)), ("tank", 1, (4, 1)))
    table = match(played, Nobody(1, *red_tank(played, (3, 1))))
    shown, _, _ = session(table)
    run(shown, shown.pace - 0.3)
    tank = played.view(0).of(0)[1].id
    assert shown.give(MoveOrder(side=0, unit=tank, to=(2, 1))) is None
    assert not shown.controller.active
    run(shown, shown.pace - 0.5)
    assert played.undo_obstacle(0) == ""


def test_a_second_click_while_ones_own_order_is_shown_is_no_second_order() -> None:
    played = duel(("tank", 0, (1, 1)))
    shown, _, _ = session(match(played, Nobody(1)))
    shown.update(FRAME)
    shown.controller.select_at((1, 1))
    shown.controller.click((2, 1))
    shown.update(FRAME)
    assert not shown.controller.active
    shown.controller.click((3, 1))
    assert played.view(0).of(0)[1].cell == played.view(0).board.cell(2, 1)
    run(shown, 1.5)
    assert shown.controller.active


def test_at_the_end_of_the_persons_turn_the_computers_finish_and_the_next_turn_begins() -> None:
    played = duel(("tank", 0, (1, 1)), ("tank", 1, (4, 1)))
    shown, _, reels = session(match(played, Nobody(1, *red_tank(played, (3, 1)))))
    shown.give(EndTurnOrder(side=0))
    assert not shown.thinking_time
    run(shown, 5.0)
    assert played.view(0).turn == 2
    assert shown.acting
    assert not reels[0].busy


def test_skipping_then_finishes_all_of_it_in_one_frame() -> None:
    played = duel(("tank", 0, (1, 1)), ("tank", 1, (4, 1)))
    shown, _, reels = session(match(played, Nobody(1, *red_tank(played, (3, 1)))))
    shown.give(EndTurnOrder(side=0))
    shown.skip()
    assert played.view(0).turn == 2
    assert reels[0].skipped == 1
    assert not reels[0].busy


def test_what_is_aimed_at_is_dropped_with_a_word_when_a_computer_takes_it_away() -> None:
    played = duel(("infantry", 0, (2, 1)), ("tank", 1, (3, 1)))
    shown, front, _ = session(match(played, Nobody(1, *red_tank(played, (5, 1)))))
    shown.update(FRAME)
    shown.controller.select_at((2, 1))
    assert shown.controller.set_mode("attack") is None
    run(shown, shown.pace + 0.2)
    assert front.told == ["dropped no_target"]


def test_several_persons_play_camp_after_camp_and_end_of_turn_can_be_taken_back() -> None:
    played = game(("headquarters", 0, (0, 0)), ("headquarters", 1, (5, 0)), ("headquarters", 2, (0, 2)))
    shown, front, _ = session(match(played))
    assert shown.hot_seat
    assert shown.looking == 0
    shown.next_camp()
    assert shown.looking == 1
    shown.give(EndTurnOrder(side=1))
    shown.next_camp()
    shown.next_camp()
    assert shown.looking == 0, "a camp that is ready is passed over"
    shown.choose_camp(1)
    assert shown.looking == 1
    assert not shown.acting
    shown.controller.end_turn()
    assert shown.acting
    assert played.view(0).turn == 1
    assert front.told == ["camp 1", "camp 2", "camp 0", "camp 1"]


def test_nobody_plays_a_camp_of_the_computer() -> None:
    played = duel()
    shown, _, _ = session(match(played, Nobody(1)))
    shown.choose_camp(1)
    shown.next_camp()
    assert shown.looking == 0


def test_who_is_out_watches_the_others_and_whoever_wins_ends_it() -> None:
    played = game(("headquarters", 0, (0, 0)), ("headquarters", 1, (5, 0)), ("headquarters", 2, (0, 2)))
    shown, front, _ = session(match(played, Nobody(1), Nobody(2, SurrenderOrder(side=2))))
    shown.give(SurrenderOrder(side=0))
    run(shown, 1.5)
    assert shown.state == WATCHING
    assert not shown.acting
    run(shown, 6.0)
    assert shown.state == OVER
    assert front.told == ["over"]


def test_a_watcher_sees_computers_play_and_can_stop_them() -> None:
    played = duel()
    shown, _, _ = session(match(played, Nobody(0), Nobody(1)))
    assert shown.looking == -1
    shown.paused = True
    run(shown, 5.0)
    assert played.view(0).turn == 1
    shown.paused = False
    run(shown, 5.0)
    assert played.view(0).turn > 1
