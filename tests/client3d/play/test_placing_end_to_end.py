"""A force chosen, placed and led into battle, in a real window, by somebody who has nothing but a mouse and keys."""

from __future__ import annotations

from pathlib import Path

from test_end_to_end import home, person  # noqa: F401
from window import Person


def test_a_force_is_chosen_and_its_units_are_dragged_to_their_places(person: Person, home: Path) -> None:  # noqa: F811
    person.sees_screen("title")
    person.click("title.new_battle")
    person.sees_screen("new_battle")
    person.click("buy.1")
    person.sees_screen("force")
    person.click("more.infantry")
    for _ in range(2):
        person.wheel("more.infantry")
    person.wheel("less.infantry", up=False)
    person.click("unit.observer")
    person.click("kept")
    person.sees_screen("named_forces")
    person.tool("type", "Few")
    person.key("Return")
    person.sees_screen("force")
    person.click("done")
    person.sees_screen("new_battle")
    person.click("placed")
    person.click("begin")
    placed = person.sees("the deployment", lambda seen: seen.get("state") == "deploying" and seen.get("idle"))
    assert sorted(placed["units"].values()) == ["infantry", "infantry", "observer"]
    first, second = (cell for cell, kind in placed["units"].items() if kind == "infantry")
    (watcher,) = (cell for cell, kind in placed["units"].items() if kind == "observer")
    person.carry(watcher, first)
    person.sees_unit("observer", first)
    person.sees_unit("infantry", watcher)
    person.select(second)
    person.key("Escape")
    person.sees("nobody chosen", lambda seen: seen["selected"] is None)
    person.key("r")
    begun = person.sees("the battle", lambda seen: seen.get("state") == "playing" and seen.get("idle"))
    assert begun["units"] == {first: "observer", second: "infantry", watcher: "infantry"}
    assert (home / "data" / "general-clumsy" / "forces.toml").is_file()
