"""Verifying finds what was planted and names the place."""

from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest

from core.digest import SIZE
from core.draws import Draws
from replays.differences import Difference
from replays.format import ENDING, HEADER, KEYFRAME, ORDER
from replays.reader import open_replay
from replays.verify import verify
from tests.replays.recordings import changed, numbers_of, record


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("replays") / "whole.gcr"
    record(path, 6, ended=True)
    return path


def found(path: Path) -> Difference:
    difference = verify(open_replay(path)).difference
    assert difference is not None
    return difference


def order_of(path: Path, do: str) -> tuple[int, int]:
    """The first order of a kind: its block's number and its own, from 1."""
    for number, block in enumerate(numbers_of(path, ORDER), 1):
        replayed = list(open_replay(path).entries())[number - 1]
        if msgspec.to_builtins(replayed.order)["do"] == do:
            return block, number
    raise AssertionError(do)


def test_another_order(recorded: Path, tmp_path: Path) -> None:
    block, number = order_of(recorded, "move")

    def elsewhere(values: dict[str, Any]) -> None:
        x, y = values["order"]["to"]
        values["order"]["to"] = [x, y - 1 if y else y + 1]

    difference = found(changed(recorded, tmp_path / "b.gcr", block, elsewhere))
    assert difference.order == number
    assert difference.kind in ("field", "refused")


def test_another_digest(recorded: Path, tmp_path: Path) -> None:
    block, number = order_of(recorded, "move")

    def flip(values: dict[str, Any]) -> None:
        values["digest"] = bytes([values["digest"][0] ^ 1]) + values["digest"][1:]

    difference = found(changed(recorded, tmp_path / "b.gcr", block, flip))
    assert (difference.kind, difference.order) == ("digest", number)


def test_another_change(recorded: Path, tmp_path: Path) -> None:
    block, number = order_of(recorded, "move")
    planted = []

    def more_points(values: dict[str, Any]) -> None:
        for change in values["changes"]:
            if change[1] == "ActionPoints":
                planted.append((change[0], str(change[3] + 1), str(change[3])))
                change[3] += 1
                return

    difference = found(changed(recorded, tmp_path / "b.gcr", block, more_points))
    assert (difference.kind, difference.order, difference.what) == ("field", number, "ActionPoints.left")
    assert [(difference.entity, difference.expected, difference.actual)] == planted


def test_other_viewers(recorded: Path, tmp_path: Path) -> None:
    block, number = order_of(recorded, "move")

    def tell_nobody(values: dict[str, Any]) -> None:
        values["told"][0][1] = 0

    difference = found(changed(recorded, tmp_path / "b.gcr", block, tell_nobody))
    assert (difference.kind, difference.order, difference.expected) == ("viewers", number, "0")


def test_another_state(recorded: Path, tmp_path: Path) -> None:
    block = numbers_of(recorded, KEYFRAME)[3]
    replay = open_replay(recorded)
    entity = []

    def wound(values: dict[str, Any]) -> None:
        table = values["tables"]["HitPoints"]
        entity.append(table["rows"][0][0])
        table["rows"][0][1] += 1

    difference = found(changed(recorded, tmp_path / "b.gcr", block, wound))
    assert (difference.kind, difference.what, difference.entity) == ("state", "HitPoints.left", entity[0])
    assert (difference.turn, difference.round) == (4, replay.turns[3].round)
    assert difference.order == replay.turns[3].first_order
    assert int(difference.expected) == int(difference.actual) + 1


def test_a_state_digest_of_nothing(recorded: Path, tmp_path: Path) -> None:
    block = numbers_of(recorded, KEYFRAME)[2]
    difference = found(changed(recorded, tmp_path / "b.gcr", block, lambda values: values.update(state=bytes(SIZE))))
    assert (difference.kind, difference.turn) == ("state", 3)


def test_another_ending(recorded: Path, tmp_path: Path) -> None:
    (block,) = numbers_of(recorded, ENDING)
    difference = found(changed(recorded, tmp_path / "b.gcr", block, lambda values: values.update(reason="magic")))
    assert (difference.kind, difference.what, difference.expected) == ("ending", "reason", "magic")


def with_data(change: Any) -> Any:
    """A change to the header that also makes the data's digest right."""
    from hashlib import blake2b

    def apply(values: dict[str, Any]) -> None:
        change(values["data"])
        packed = msgspec.msgpack.encode(values["data"])
        values["data_digest"] = blake2b(packed, digest_size=SIZE).digest()

    return apply


def test_other_data(recorded: Path, tmp_path: Path) -> None:
    (block,) = numbers_of(recorded, HEADER)

    def dearer(data: dict[str, Any]) -> None:
        for ground in (*data["terrain"].values(), *data["structures"].values()):
            ground["cost"] = {name: min(cost + 1, 999) for name, cost in ground.get("cost", {}).items()}
        data["rules"]["air"]["step_cost"] += 1

    path = changed(recorded, tmp_path / "b.gcr", block, with_data(dearer))
    difference = found(path)
    assert difference.order == order_of(recorded, "move")[1]
    # and yet it can be watched
    assert open_replay(path).orders == open_replay(recorded).orders


def test_other_hit_points_in_the_data_show_in_the_first_state(recorded: Path, tmp_path: Path) -> None:
    (block,) = numbers_of(recorded, HEADER)

    def tougher(data: dict[str, Any]) -> None:
        for unit in data["units"].values():
            unit["hp"] += 1

    difference = found(changed(recorded, tmp_path / "b.gcr", block, with_data(tougher)))
    assert (difference.turn, difference.order) == (1, 0)
    assert difference.what in ("HitPoints.left", "UnitSpotted")


def test_another_seed(recorded: Path, tmp_path: Path) -> None:
    (block,) = numbers_of(recorded, HEADER)
    path = changed(recorded, tmp_path / "b.gcr", block, lambda values: values["setup"].update(round_limit=3))
    assert found(path).round == 3


# --- the rules are others than those of the recording


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Recorded games in which units move, are hit and crash, and forests burn."""
    folder = tmp_path_factory.mktemp("games")
    for seed in range(12):
        record(folder / f"{seed}.gcr", seed)
    return sorted(folder.iterdir())


def differences(games: list[Path]) -> list[Difference]:
    return [found for path in games if (found := verify(open_replay(path)).difference) is not None]


@pytest.mark.parametrize(
    ("rule", "changes"),
    [
        ("systems.clumsy.fire.shot_damage", {"HitPoints.left", "Structure.hp", "gone"}),
        ("systems.clumsy.movement.price_factor", {"ActionPoints.left"}),
    ],
)
def test_a_rule_that_has_changed_is_named_by_the_field_that_it_changes(
    games: list[Path], monkeypatch: pytest.MonkeyPatch, rule: str, changes: set[str]
) -> None:
    assert differences(games) == []
    module, _, name = rule.rpartition(".")
    real = getattr(import_module(module), name)
    monkeypatch.setattr(rule, lambda *given: real(*given) + 1)
    found = differences(games)
    assert found
    # an order that cannot be paid for any more is refused; what kills either way shows in what is told alone
    assert {difference.kind for difference in found} <= {"field", "refused", "event"}
    fields = [difference for difference in found if difference.kind == "field"]
    assert {difference.what for difference in fields} & changes
    for difference in fields:
        assert difference.entity > 0
        assert difference.expected != difference.actual
        assert difference.order > 0
        assert difference.round > 0


def test_a_draw_that_has_changed_is_named_by_the_field_that_it_changes(
    games: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Draws.number
    monkeypatch.setattr(Draws, "number", lambda *given: real(*given) ^ (1 << 64) - 1)
    found = differences(games)
    assert found
    assert {difference.kind for difference in found} == {"field"}
    assert all(difference.entity > 0 for difference in found)
