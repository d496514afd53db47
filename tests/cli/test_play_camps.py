"""`clumsy play --ruleset headquarters` as it is typed: who plays which camp, how long, and what is not for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.opponents import seats_of
from cli.play import WishError, Wishes
from replays.reader import open_replay
from tests.cli.test_play_command import typed

CAMPS = ("blue", "red", "green")
NAMES = ("banker", "raider", "steady")


def seats(**wishes: object) -> tuple[str, ...]:
    return seats_of(Wishes(ruleset="headquarters", **wishes), CAMPS, NAMES)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wishes", "found"),
    [
        ({}, ()),
        ({"opponents": ("raider",)}, ("person", "raider", "raider")),
        ({"opponents": ("raider",), "side": "green"}, ("raider", "raider", "person")),
        ({"opponents": ("red=banker",)}, ("person", "banker", "")),
        ({"opponents": ("steady", "red=banker")}, ("person", "banker", "steady")),
        ({"opponents": ("blue=banker",)}, ("banker", "person", "")),
        ({"opponents": ("green=banker",), "hot_seat": True}, ("person", "person", "banker")),
        ({"opponents": ("steady", "blue=raider"), "watch_ai": True}, ("raider", "steady", "steady")),
    ],
)
def test_who_plays_which_camp(wishes: dict[str, object], found: tuple[str, ...]) -> None:
    assert seats(**wishes) == found


@pytest.mark.parametrize(
    ("wishes", "key"),
    [
        ({"opponents": ("rader",)}, "cli-no-opponent"),
        ({"opponents": ("rad=raider",)}, "cli-no-side"),
        ({"opponents": ("red=",)}, "cli-no-opponent"),
        ({"opponents": ("red=raider",), "side": "red"}, "cli-opponents-for-all"),
        ({"opponents": tuple(f"{camp}=steady" for camp in CAMPS)}, "cli-opponents-for-all"),
        ({"opponents": tuple(f"{camp}=steady" for camp in CAMPS), "hot_seat": True}, "cli-opponents-for-all"),
    ],
)
def test_opponents_that_cannot_be(wishes: dict[str, object], key: str) -> None:
    with pytest.raises(WishError) as wrong:
        seats(**wishes)
    assert wrong.value.key == key


@pytest.mark.parametrize(
    ("words", "says", "meant"),
    [
        (("--mission", "breakout"), "has no missions", ""),
        (("--place",), "--place is not for Headquarters", ""),
        (("--dev",), "--dev is not for Headquarters", ""),
        (("--opponent", "rader"), 'there is no opponent "rader"; there are: banker, raider, steady', "raider"),
        (("--opponent", "blu=raider"), 'there is no side "blu"', "blue"),
        (("--opponent", "blue=raider", "--opponent", "red=raider"), "leaves no camp to you", ""),
        (("--load", "x", "--last-turn", "3"), "--load goes on with a saved battle", ""),
        (("--load", "x", "--opponent", "raider"), "--load goes on with a saved battle", ""),
        (("--last-turn", "-1"), "'--last-turn'", ""),
    ],
)
def test_a_wish_that_cannot_be_granted_is_said(words: tuple[str, ...], says: str, meant: str, tmp_path: Path) -> None:
    done = typed("play", "--ruleset", "headquarters", *words, home=tmp_path)
    assert done.returncode == 2
    assert says in " ".join(done.stderr.split())
    assert meant in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("option", ["--last-turn", "--opponent"])
@pytest.mark.parametrize("ruleset", [(), ("--ruleset", "skirmish")])
def test_what_is_for_headquarters_alone_is_said(option: str, ruleset: tuple[str, ...], tmp_path: Path) -> None:
    done = typed("play", *ruleset, option, "3", home=tmp_path)
    assert done.returncode == 2
    assert done.stderr.startswith(f"{option} is for Headquarters")


def test_a_battle_with_opponents_and_a_last_turn_is_played_and_recorded_so(tmp_path: Path) -> None:
    (tmp_path / "s.txt").write_text("order end_turn\nwait idle\norder end_turn\nwait idle\nexpect mode over\n")
    words = ("--offscreen", "--tier", "low", "--size", "160x160", "--seed", "3", "--script", "s.txt")
    asked = ("--last-turn", "2", "--opponent", "banker", "--record", "a.gcr")
    done = typed("play", "--ruleset", "headquarters", *words, *asked, home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    replay = open_replay(tmp_path / "a.gcr")
    assert replay.setup.round_limit == 2
    assert replay.header.seats == ("person", "opponent:banker")


def test_a_saved_battle_with_a_mod_from_a_folder_goes_on_with_it(tmp_path: Path) -> None:
    mod = tmp_path / "here" / "swift"
    (mod / "units").mkdir(parents=True)
    (mod / "pack.toml").write_text('name = "swift"\ntitle = "T"\nversion = "1.0"\nbase = "headquarters"\n')
    (mod / "units" / "a.toml").write_text("[tank]\nmove = 7\n")
    (tmp_path / "s.txt").write_text("order end_turn\nwait idle\n")
    words = ("--offscreen", "--tier", "low", "--size", "160x160", "--script", "s.txt", "--mod", "here/swift")
    begun = ("--ruleset", "headquarters", "--seed", "3", "--record", "a.gcr")
    assert typed("play", *words, *begun, home=tmp_path).returncode == 0
    for more in ((), ("--ruleset", "headquarters")):
        done = typed("play", *words, "--load", "a.gcr", "--record", f"{len(more)}.gcr", *more, home=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert open_replay(tmp_path / f"{len(more)}.gcr").data.units["tank"].move == 7
