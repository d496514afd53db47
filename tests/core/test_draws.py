"""Chance by key: the same everywhere, unmoved by draws that others cannot see, fair."""

from collections import Counter

import pytest

from core.draws import Draws


def test_a_draw_depends_on_seed_purpose_round_and_key_alone() -> None:
    one, other = Draws(5), Draws(5)
    other.number("elsewhere", 1, 3)
    assert one.number("weather", 2, "summer") == other.number("weather", 2, "summer")
    different = {
        one.number("weather", 2, "summer"),
        one.number("weather", 3, "summer"),
        one.number("fire", 2, "summer"),
        one.number("weather", 2, "winter"),
        Draws(6).number("weather", 2, "summer"),
    }
    assert len(different) == 5


def test_known_value() -> None:
    """Written down once: a change here makes every old replay go out of step."""
    assert Draws(1).number("weather", 1, "autumn") == 13857786793983539310


def test_one_of_is_even() -> None:
    draws = Draws(9)
    counts = Counter(draws.one_of("crash", number, (10, 20, 30, 40)) for number in range(4000))
    assert set(counts) == {10, 20, 30, 40}
    assert all(900 < count < 1100 for count in counts.values())


def test_happens_keeps_its_chance() -> None:
    draws = Draws(9)
    assert 200 < sum(draws.happens("rain", number, 0, 25) for number in range(1000)) < 300
    assert not any(draws.happens("rain", number, 0, 0) for number in range(100))
    assert all(draws.happens("rain", number, 0, 100) for number in range(100))


def test_answers_take_the_place_of_chance() -> None:
    draws = Draws(9)
    draws.answer([2, 1, 0])
    assert draws.one_of("crash", 1, "abc") == "c"
    assert draws.happens("rain", 1, 0, 50)
    assert not draws.happens("rain", 1, 0, 50)


def test_an_answer_outside_the_candidates_is_an_error() -> None:
    draws = Draws(9)
    draws.answer([3])
    with pytest.raises(IndexError, match="scripted draw 3"):
        draws.one_of("crash", 1, "abc")
