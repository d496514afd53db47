"""Data changed while a battle is played: logged in its replay, which verifies, goes on and plays all the same."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from core.game import Game
from core.orders import Refusal, UndoOrder
from core.rulesets import ruleset
from replays.playback import Playback
from replays.reader import open_replay
from replays.recorder import Recorder
from replays.reloading import go_on_by
from replays.resume import resumed
from replays.verify import verify
from systems.clumsy.ai.opponent import Opponent
from systems.clumsy.data import load_clumsy
from systems.clumsy.maps import load_map
from systems.clumsy.picture import EVERYTHING
from systems.clumsy.pipeline import new_game
from systems.clumsy.reloading import barriers
from systems.clumsy.watching import picture_of_everything
from tests.systems.clumsy.test_engine import masks

RULES = ruleset("clumsy")
PACK = load_clumsy()


def changed(**tables: Any) -> Any:
    """The shipped data with some values set: `units={"tank": {"hp": 3}}`."""
    values = RULES.encode_data(PACK.data)
    for table, entries in tables.items():
        for name, keys in entries.items():
            values[table][name] = {**values[table][name], **keys} if isinstance(keys, dict) else keys
    return RULES.decode_data(values, "test")


WEAK = changed(units={"tank": {"hp": 3, "action_points": 5, "fuel": 4, "vision": 2}}, weapons={"tank_gun": {"ammo": 1}})
STRONG = changed(units={"tank": {"hp": 40, "vision": 9}, "infantry": {"hp": 1}})


class Played:
    """A battle of two opponents that is recorded and changed on the way."""

    def __init__(self, path: Path) -> None:
        self.setup = load_map(PACK, "crossroads").battle(5)
        self.game: Game[Any, Any] = new_game(self.setup, PACK.data)
        self.data: Any = PACK.data
        self.recorder = Recorder(path, self.game, self.setup, PACK)
        self.thinkers = [Opponent(0), Opponent(1)]

    def play(self, orders: int) -> None:
        for _ in range(orders):
            side = RULES.moment(self.game).side
            order = self.thinkers[side].next_order(self.game.view(side))
            told = self.game.submit(order)
            if isinstance(told, Refusal):
                self.thinkers[side].refused(order, told)

    def reload(self, data: Any) -> None:
        go_on_by(RULES, self.game, self.setup, self.data, data)
        self.data = data
        self.recorder.reloaded(data)

    def units(self) -> dict[int, Any]:
        return {figure.key: figure for figure in picture_of_everything(self.game).figures.values()}


@pytest.fixture
def played(tmp_path: Path) -> Played:
    found = Played(tmp_path / "a.gcr")
    found.play(25)
    found.reload(WEAK)
    found.play(12)
    found.reload(STRONG)
    found.play(40)
    found.recorder.close()
    return found


def test_numbers_count_from_the_next_order_on_and_nobody_has_more_than_is_left(tmp_path: Path) -> None:
    played = Played(tmp_path / "a.gcr")
    played.play(3)
    before = {key: figure.hp for key, figure in played.units().items() if figure.type == "tank"}
    played.reload(WEAK)
    assert {key: played.units()[key].hp for key in before} == dict.fromkeys(before, 3)
    view = played.game.view(0)
    tank = next(unit for unit in view.force if unit.kind.id == "tank")
    assert (tank.kind.hp, tank.action_points <= 5, tank.fuel, tank.rounds) == (3, True, 4, (1,))
    played.reload(STRONG)
    assert {key: played.units()[key].hp for key in before} == dict.fromkeys(before, 3)


def test_nothing_before_a_change_is_taken_back(tmp_path: Path) -> None:
    played = Played(tmp_path / "a.gcr")
    played.play(1)
    played.reload(WEAK)
    refusal = played.game.refuse(UndoOrder(side=RULES.moment(played.game).side))
    assert refusal is not None
    assert refusal.reason == "nothing_to_undo"


def test_the_masks_of_a_battle_that_goes_on_are_those_of_its_components(tmp_path: Path) -> None:
    played = Played(tmp_path / "a.gcr")
    played.play(20)
    played.reload(STRONG)
    battle = played.game.battle
    with battle.world.active():
        rebuilt = battle.rebuilt()
    assert masks(rebuilt) == masks(battle)


def test_such_a_replay_verifies_and_has_no_faults(played: Played) -> None:
    replay = open_replay(played.recorder.path)
    assert replay.faults == []
    assert [orders for orders, _ in replay.reloads] == sorted(orders for orders, _ in replay.reloads)
    assert [data.units["tank"].hp for _, data in replay.reloads] == [3, 40]
    assert replay.data.units["tank"].hp == PACK.data.units["tank"].hp
    verdict = verify(replay)
    assert (verdict.difference, verdict.orders) == (None, played.recorder.orders)


def test_a_change_that_is_not_the_files_is_found(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    replay = open_replay(played.recorder.path)
    monkeypatch.setattr(type(RULES), "fitted", lambda _self, state, _before, _now: state)
    assert verify(replay).difference is not None


def test_it_is_gone_on_with_by_the_last_data(played: Played, tmp_path: Path) -> None:
    replay = open_replay(played.recorder.path)
    found = resumed(replay)
    assert found.data.units["tank"].hp == 40
    assert found.game.state_digest() == played.game.state_digest()
    assert found.game.chain == played.game.chain
    # a copy of it up to there is one that verifies, and so is what comes after
    recorder = found.record_into(tmp_path / "copy.gcr")
    for _ in range(5):
        side = RULES.moment(found.game).side
        found.game.submit(Opponent(side).next_order(found.game.view(side)))
    recorder.close()
    copied = open_replay(tmp_path / "copy.gcr")
    assert len(copied.reloads) == 2
    assert verify(copied).difference is None


def test_it_is_gone_on_with_right_where_the_data_were_changed_last(tmp_path: Path) -> None:
    played = Played(tmp_path / "a.gcr")
    played.play(9)
    played.reload(WEAK)
    played.recorder.close()
    found = resumed(open_replay(played.recorder.path))
    assert (found.data.units["tank"].hp, found.game.state_digest()) == (3, played.game.state_digest())
    recorder = found.record_into(tmp_path / "copy.gcr")
    recorder.close()
    assert open_replay(tmp_path / "copy.gcr").data_after(9).units["tank"].hp == 3


def test_watching_it_shows_what_was_played(played: Played) -> None:
    replay = open_replay(played.recorder.path)
    playback = Playback(replay)
    while playback.next_scene() is not None:
        pass
    shown = {figure.key: figure.hp for figure in playback.picture.figures.values()}
    assert shown == {key: figure.hp for key, figure in played.units().items()}
    assert playback.side == EVERYTHING


def test_right_after_a_change_and_an_order_later_it_shows_the_battle_as_it_stood(tmp_path: Path) -> None:
    played = Played(tmp_path / "a.gcr")
    played.play(4)
    played.reload(WEAK)
    shown = [{key: figure.hp for key, figure in played.units().items()}]
    played.play(1)
    shown.append({key: figure.hp for key, figure in played.units().items()})
    played.recorder.close()
    playback = Playback(open_replay(played.recorder.path))
    for place, expected in zip((4, 5), shown, strict=True):
        playback.go_to(0, place)
        assert {figure.key: figure.hp for figure in playback.picture.figures.values()} == expected
    playback.go_to(0, 3)
    playback.next_scene()
    playback.next_scene()
    assert {figure.key: figure.hp for figure in playback.picture.figures.values()} == shown[1]


@pytest.mark.parametrize(
    ("tables", "expected"),
    [
        ({"units": {"tank": {"hp": 9}}, "weapons": {"rifle": {"range": (1, 9)}}}, []),
        ({"terrain": {"forest": {"cover": 0.1}}, "structures": {"bunker": {"hp": 4}}}, []),
        ({"units": {"tank": {"class": "wheeled"}}}, ["units.tank.class"]),
        ({"units": {"tank": {"weapons": ("rifle",)}}}, ["units.tank.weapons"]),
        ({"terrain": {"forest": {"glyph": "%"}}}, ["terrain.forest.glyph"]),
        ({"structures": {"bunker": {"enter": ()}}}, ["structures.bunker.enter"]),
        ({"rules": {"grid": {"adjacency": 8}}}, ["rules.grid.adjacency"]),
    ],
)
def test_what_a_battle_under_way_can_take(tables: dict[str, Any], expected: list[str]) -> None:
    before = RULES.encode_data(PACK.data)
    now = deepcopy(before)
    for table, entries in tables.items():
        for name, keys in entries.items():
            now[table][name].update(keys)
    assert barriers(before, now) == expected


def test_what_comes_or_goes_needs_a_new_battle() -> None:
    before = RULES.encode_data(PACK.data)
    now = {**before, "units": {**before["units"], "new": before["units"]["tank"]}}
    del now["units"]["jammer"]
    assert barriers(before, now) == ["units.jammer", "units.new"]


@pytest.mark.parametrize("keys", [{"hp": -4}, {"class": "wheeled"}])
def test_made_up_data_in_a_file_end_its_good_part(played: Played, tmp_path: Path, keys: dict[str, Any]) -> None:
    path = tmp_path / "b.gcr"
    game = new_game(played.setup, PACK.data)
    recorder = Recorder(path, game, played.setup, PACK)
    values = RULES.encode_data(PACK.data)
    values["units"]["tank"].update(keys)
    recorder._write(recorder._keyframe(starts_turn=False, data=values))
    recorder.close()
    replay = open_replay(path)
    assert [found.key for found in replay.faults] == ["replay-content"]
    assert replay.reloads == []
