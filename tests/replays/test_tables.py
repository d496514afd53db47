"""A state is followed by its changes as far as they can be made, and no farther."""

from core.rulesets import Table
from replays.tables import Following

TABLES = {"A": Table(("b", "c"), ((1, 5, None), (2, 6, "x"))), "B": Table(("d",), ())}


def followed() -> Following:
    following = Following()
    following.begin(TABLES)
    return following


def test_what_was_changed_what_came_and_what_went_is_in_the_tables() -> None:
    following = followed()
    following.make([(1, "A", "b", 7), (3, "born", "", None), (3, "B", "d", True), (2, "gone", "", None)], 10)
    assert following.tables() == {"A": Table(("b", "c"), ((1, 7, None),)), "B": Table(("d",), ((3, True),))}


def test_what_cannot_be_made_ends_the_following() -> None:
    for change in ((9, "A", "b", 1), (1, "B", "d", 1), (1, "A", "e", 1), (9, "gone", "", None)):
        following = followed()
        following.make([change], 10)
        assert not following.follows
        following.begin(TABLES)
        assert following.follows


def test_a_state_that_grows_without_end_is_not_followed() -> None:
    following = followed()
    for entity in range(10, 30):
        following.make([(entity, "born", "", None), (entity, "A", "b", "x" * 1_000_000)], 1_000_000)
    assert not following.follows
    following = followed()
    for _ in range(30):
        following.make([(1, "A", "b", "x" * 1_000_000)], 1_000_000)
    assert following.follows
