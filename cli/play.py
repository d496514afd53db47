"""`clumsy play` and `clumsy watch`: the words of the command line made into options of the client."""

from __future__ import annotations

import os
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cli.play_camps import NAME as HEADQUARTERS
from cli.play_camps import camp_options
from cli.play_tables import NAME as SKIRMISH
from cli.play_tables import table_options
from cli.texts import print_faults, say
from core.packs.faults import PackError, nearest
from core.packs.mods import Mod, chosen_mods
from core.packs.named_files import is_file
from core.texts import LANGUAGES

UNUSABLE = 2
PLAYED = ("clumsy", HEADQUARTERS, SKIRMISH)
"""The rulesets that can be played at the screen."""
TIERS = ("auto", "low", "medium", "high")
_SEED_BITS = 31
_LEAST, _MOST = 160, 8192
"""Pixels a picture's side may have."""


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line; empty: not said."""

    map_name: str = ""
    side: str = ""
    hot_seat: bool = False
    watch_ai: bool = False
    seed: int | None = None
    mission: str = ""
    record: Path | None = None
    load: str = ""
    autosaves: int | None = None
    offscreen: bool = False
    size: str = ""
    script: Path | None = None
    tier: str = "auto"
    language: str = ""
    mods: tuple[str, ...] = ()
    dev: bool = False
    place: bool = False
    ruleset: str = ""
    date: str = ""
    last_turn: int = 0
    opponents: tuple[str, ...] = ()

    @property
    def asks_for_nothing(self) -> bool:
        """Whether nothing was said of the battle: the player chooses it at the title."""
        battle = (self.map_name, self.side, self.hot_seat, self.watch_ai, self.mission, self.record, self.load)
        of_a_ruleset = (self.ruleset, self.date, self.last_turn, self.opponents, self.place)
        return not any((*battle, *of_a_ruleset)) and self.seed is None


class WishError(Exception):
    """A wish that cannot be granted: a message key, its arguments, and what may have been meant."""

    def __init__(self, key: str, found: str = "", names: tuple[str, ...] = (), **arguments: str | int) -> None:
        super().__init__(key)
        self.key, self.suggestion, self.arguments = key, nearest(found, names), arguments

    @classmethod
    def none_of(cls, key: str, name: str, names: Iterable[str]) -> WishError:
        """That a name is none of those there are."""
        known = tuple(names)
        return cls(key, name, known, name=name, choices=", ".join(known))


def play(wishes: Wishes) -> int:
    """Play a battle. Returns the exit code."""
    from systems.clumsy.data import load_clumsy

    pack: Any
    try:
        check_ruleset(wishes)
        if wishes.ruleset == HEADQUARTERS:
            pack, options = camp_options(wishes, _screen_options(wishes), _save)
        elif wishes.ruleset == SKIRMISH:
            pack, options = table_options(wishes, _screen_options(wishes), _save)
        else:
            # a save brings its data, whatever its ruleset: mods say only where those of it lie
            pack = load_clumsy(mods=() if wishes.load else mods_to_play(wishes))
            options = _play_options(wishes, pack)
            options.dev = wishes.dev
        if options.load is not None:
            options.mods = mods_of_save(options.load, wishes)
    except WishError as error:
        return refused(error)
    except PackError as error:
        print_faults(error.faults)
        return UNUSABLE
    from client3d.play.app import run_play
    from client3d.play.recordings import Recordings

    keep = {} if wishes.autosaves is None else {"keep": wishes.autosaves}
    recordings = Recordings(pack, wishes.record, **keep)
    if wishes.record is not None or not wishes.offscreen:
        options.on_match.append(recordings.begin)
    try:
        return run_play(options)
    finally:
        recordings.close()


def check_ruleset(wishes: Wishes) -> None:
    """See that there is this ruleset, and that what is asked for is of it. Raises WishError."""
    if wishes.ruleset and wishes.ruleset not in PLAYED:
        raise WishError.none_of("cli-no-ruleset", wishes.ruleset, PLAYED)
    if wishes.date and wishes.ruleset != HEADQUARTERS:
        raise WishError("cli-date-alone")
    for option, given in (("--last-turn", wishes.last_turn), ("--opponent", wishes.opponents)):
        if given and wishes.ruleset != HEADQUARTERS:
            raise WishError("cli-headquarters-alone", name=option)


def mods_to_play(wishes: Wishes) -> tuple[Mod, ...]:
    """The mods that are asked for; for a battle without any the player's, and a word on those that are left out.

    The title asks for the player's itself, and a script without a window plays the same whatever the player has set.
    """
    if wishes.mods or wishes.asks_for_nothing or wishes.load or wishes.offscreen:
        return chosen_mods(wishes.mods)
    from client3d.play.app import switched_on
    from client3d.screens.settings_file import SettingsFile, settings_path

    mods, faults = switched_on(SettingsFile(settings_path()))
    if faults:
        say("mods-left-out-text", {})
        print_faults(faults)
    return mods


def watch(file: Path, wishes: Wishes) -> int:
    """Watch a replay. Returns the exit code."""
    try:
        screen = _screen_options(wishes)
    except WishError as error:
        return refused(error)
    from client3d.play.app import run_watch
    from client3d.play.options import PlayOptions

    options = PlayOptions(**screen)
    if wishes.offscreen:
        return run_watch(file, options)
    from client3d.play.recordings import Recordings
    from systems.clumsy.data import load_clumsy

    # who plays on from somewhere in the replay has that recorded
    try:
        recordings = Recordings(load_clumsy())
    except PackError as error:
        print_faults(error.faults)
        return UNUSABLE
    options.on_match.append(recordings.begin)
    try:
        return run_watch(file, options)
    finally:
        recordings.close()


def refused(error: WishError) -> int:
    """Say on standard error what cannot be granted. Returns the exit code."""
    say(error.key, error.arguments, suggestion=error.suggestion)
    return UNUSABLE


def _screen_options(wishes: Wishes) -> dict[str, Any]:
    if wishes.offscreen and wishes.script is None:
        raise WishError("cli-offscreen-needs-script")
    found: dict[str, Any] = {
        "offscreen": wishes.offscreen,
        "script": wishes.script,
        "language": checked_language(wishes.language),
        "tier": checked_tier(wishes.tier),
    }
    if not wishes.offscreen:
        # a script without a window gives the same pictures whatever the player has set
        from client3d.screens.forces_file import forces_path
        from client3d.screens.progress import progress_path
        from client3d.screens.settings_file import settings_path

        found["settings"], found["progress"] = settings_path(), progress_path()
        found["named_forces"] = forces_path()
    if wishes.size:
        found["size"] = checked_size(wishes.size)
    return found


def checked_tier(name: str) -> str:
    """A picture quality. Raises WishError if there is none of that name."""
    if name not in TIERS:
        raise WishError.none_of("cli-no-tier", name, TIERS)
    return name


def checked_language(name: str) -> str:
    """A language, or nothing. Raises WishError if it is neither."""
    if name and name not in LANGUAGES:
        raise WishError.none_of("cli-no-language", name, LANGUAGES)
    return name


def checked_size(text: str) -> tuple[int, int]:
    """Width and height in pixels. Raises WishError if the text is no size."""
    match = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    if match is None or not all(_LEAST <= int(side) <= _MOST for side in match.groups()):
        raise WishError("cli-size", name=text, least=_LEAST, most=_MOST)
    return int(match[1]), int(match[2])


def _play_options(wishes: Wishes, pack: Any) -> Any:
    from client3d.play.options import DEFAULT_MAP, PlayOptions
    from systems.clumsy.map_file import SIDES
    from systems.clumsy.maps import map_names

    screen = _screen_options(wishes)
    if wishes.asks_for_nothing:
        return PlayOptions(title=True, mods=pack.mods, mods_asked=bool(wishes.mods), **screen)
    ways = [way for way in (wishes.side, wishes.hot_seat, wishes.watch_ai) if way]
    if len(ways) > 1:
        raise WishError("cli-one-way-to-play")
    if wishes.mission and wishes.map_name:
        raise WishError("cli-map-or-mission")
    if wishes.side and wishes.side not in SIDES:
        raise WishError.none_of("cli-no-side", wishes.side, SIDES)
    if wishes.record is not None and os.path.exists(wishes.record):  # false for a name too long to ask for
        raise WishError("cli-record-exists", name=str(wishes.record))
    if wishes.load and (wishes.map_name or wishes.mission or wishes.seed is not None):
        raise WishError("cli-load-alone")
    if wishes.place and (wishes.mission or wishes.load or wishes.watch_ai):
        raise WishError("cli-place-on-a-map")
    name = wishes.mission or wishes.map_name or DEFAULT_MAP
    if wishes.mission:
        _check_mission(pack, wishes)
    elif not is_file(name) and name not in (maps := map_names(*pack.folders)):
        raise WishError.none_of("cli-no-map", name, maps)
    seed = secrets.randbits(_SEED_BITS) if wishes.seed is None else wishes.seed
    return PlayOptions(
        mods=pack.mods,
        mods_asked=bool(wishes.mods),
        map=name,
        mission=wishes.mission,
        side=wishes.side,
        hot_seat=wishes.hot_seat,
        watch_ai=wishes.watch_ai,
        seed=seed,
        placing=wishes.place,
        load=_save(wishes.load) if wishes.load else None,
        **screen,
    )


def _save(name: str) -> Path:
    """The file of a save that is named by its path or as the player called it."""
    from replays.faults import ReplayError
    from replays.saves import slot

    path = Path(name)
    if os.path.exists(path):
        return path
    try:
        called = slot(name)
    except ReplayError:
        return path
    return called if called.is_file() else path


def mods_of_save(file: Path, wishes: Wishes) -> tuple[Mod, ...]:
    """The mods that are asked for, for a save that was played with them. Raises WishError for others."""
    from replays.faults import ReplayError
    from replays.reader import open_replay

    mods = chosen_mods(wishes.mods)
    if mods:
        try:
            own = [note.name for note in open_replay(file).header.packs[1:]]
        except ReplayError:  # what is wrong with it is told when it is opened to be played
            return mods
        for mod in mods:
            if mod.name not in own:
                raise WishError("cli-load-other-mod", mod.name, tuple(own), name=mod.name)
    return mods


def _check_mission(pack: Any, wishes: Wishes) -> None:
    """See whether there is this mission, and whether a person may play the side that is wished for."""
    from systems.clumsy.missions import load_mission, mission_names

    names, name = mission_names(*pack.folders), wishes.mission
    if name not in names:
        raise WishError.none_of("cli-no-mission", name, names)
    sides = load_mission(pack, name).sides_to_play
    if wishes.side and wishes.side not in sides:
        raise WishError("cli-mission-side", name=wishes.side, choices=", ".join(sides))
