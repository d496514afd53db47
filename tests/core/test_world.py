"""The world: one writer, a journal to take back, entities in order, copies, snapshots."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.digest import state_digest
from core.world import World


@dataclass(slots=True)
class Health:
    left: int


@dataclass(slots=True)
class Place:
    cell: int
    name: str


@pytest.fixture
def world():
    world = World(seed=7)
    with world.active():
        yield world


def test_each_lists_living_entities_in_id_order(world: World) -> None:
    ids = [world.create(Health(n), Place(n, "p")) for n in range(5)]
    world.remove(ids[2])
    assert [entity for entity, _ in world.each(Health)] == [ids[0], ids[1], ids[3], ids[4]]
    assert [row[0] for row in world.each_with(Place, Health)] == [ids[0], ids[1], ids[3], ids[4]]


def test_a_change_is_taken_back_with_its_watchers(world: World) -> None:
    seen: list[tuple[int, int]] = []
    world.watch(Health, "left", lambda _entity, old, new: seen.append((old, new)))
    alice = world.create(Health(5))
    mark = world.mark()
    world.change(alice, Health, "left", 3)
    world.change(alice, Health, "left", 1)
    world.take_back(mark)
    assert world.get(alice, Health).left == 5
    assert seen == [(5, 3), (3, 1), (1, 3), (3, 5)]


def test_setting_what_is_already_so_is_no_change(world: World) -> None:
    alice = world.create(Health(5))
    mark = world.mark()
    world.change(alice, Health, "left", 5)
    assert world.mark() == mark


def test_removing_is_taken_back(world: World) -> None:
    lives: list[tuple[int, bool]] = []
    alice = world.create(Health(5))
    world.watch_life(lambda entity, came: lives.append((entity, came)))
    mark = world.mark()
    world.remove(alice)
    bob = world.create(Health(1))
    assert not world.lives(alice)
    world.take_back(mark)
    assert world.lives(alice)
    assert not world.lives(bob)
    assert lives == [(alice, False), (bob, True), (bob, False), (alice, True)]
    assert world.each(Health) == ((alice, Health(5)),)


def test_what_was_forgotten_stays(world: World) -> None:
    alice = world.create(Health(5))
    world.change(alice, Health, "left", 2)
    world.forget()
    world.take_back(0)
    assert world.get(alice, Health).left == 2


def test_changes_are_listed_once_with_their_last_value(world: World) -> None:
    alice = world.create(Health(5), Place(1, "a"))
    mark = world.mark()
    world.change(alice, Health, "left", 4)
    world.change(alice, Place, "cell", 9)
    world.change(alice, Health, "left", 3)
    assert world.changes_since(mark) == [(alice, "Health", "left", 3), (alice, "Place", "cell", 9)]
    assert sorted(world.take_back(mark)) == [(alice, "Health", "left", 5), (alice, "Place", "cell", 1)]


def test_two_worlds_do_not_mix() -> None:
    one, other = World(1), World(2)
    with one.active():
        one.create(Health(1))
        with other.active():
            other.create(Health(2))
            assert [part.left for _, part in other.each(Health)] == [2]
        assert [part.left for _, part in one.each(Health)] == [1]


def test_a_copy_has_the_same_ids_and_goes_its_own_way(world: World) -> None:
    ids = [world.create(Health(n)) for n in range(4)]
    world.remove(ids[1])
    world.forget()
    twin = World(7)
    world.copy_into(twin)
    with twin.active():
        assert state_digest(twin) == state_digest_of(world)
        twin.change(ids[0], Health, "left", 99)
        next_in_twin = twin.create(Health(0))
    assert world.get(ids[0], Health).left == 0
    assert world.create(Health(0)) == next_in_twin


def state_digest_of(world: World) -> bytes:
    with world.active():
        return state_digest(world)


def test_masks_of_any_size_have_a_digest(world: World) -> None:
    alice = world.create(Health(1 << 3000))
    before = state_digest(world)
    world.change(alice, Health, "left", (1 << 3000) + 1)
    assert state_digest(world) != before


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(0, 5)), max_size=30))
def test_taking_back_everything_restores_the_digest(writes: list[tuple[int, int]]) -> None:
    world = World(3)
    with world.active():
        ids = [world.create(Health(9), Place(n, "x")) for n in range(4)]
        before, mark = state_digest(world), world.mark()
        for which, value in writes:
            if value == 5:
                world.remove(ids[which])
            elif value == 4:
                world.create(Health(which))
            else:
                world.change(ids[which], Health, "left", value)
        world.take_back(mark)
        assert state_digest(world) == before
