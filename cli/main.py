"""The `clumsy` command. Each subcommand parses its words and hands over; what it needs is imported only then."""

from __future__ import annotations

import os
import sys
from copy import copy
from pathlib import Path
from typing import Annotated

import typer

from cli.help_texts import HelpedCommand, HelpedGroup
from core import __version__

UNUSABLE = 2
"""Exit code: a file or an option cannot be used."""

LARGEST_SEED = 1 << 62
"""As in a scenario; what a replay can hold."""

MOST_TURNS = 100_000
"""The same of a battle's last turn."""

ModNames = Annotated[list[str] | None, typer.Option("--mod", metavar="NAME", help="cli-help-mod")]
"""Mods to play with, by name or folder."""

app = typer.Typer(
    name="clumsy",
    cls=HelpedGroup,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="cli-help-clumsy",
)
scenario_app = typer.Typer(cls=HelpedGroup, no_args_is_help=True, help="cli-help-scenario")
app.add_typer(scenario_app, name="scenario")
replay_app = typer.Typer(cls=HelpedGroup, no_args_is_help=True, help="cli-help-replay")
app.add_typer(replay_app, name="replay")
mod_app = typer.Typer(cls=HelpedGroup, no_args_is_help=True, help="cli-help-mod-group")
app.add_typer(mod_app, name="mod")
mission_app = typer.Typer(cls=HelpedGroup, no_args_is_help=True, help="cli-help-mission-group")
app.add_typer(mission_app, name="mission")
map_app = typer.Typer(cls=HelpedGroup, no_args_is_help=True, help="cli-help-map-group")
app.add_typer(map_app, name="map")


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"clumsy {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="cli-help-version")
    ] = False,
) -> None:
    pass


@scenario_app.command("check", cls=HelpedCommand, help="cli-help-scenario-check")
def scenario_check(
    paths: Annotated[list[Path], typer.Argument(help="cli-help-scenario-paths")],
    trace: Annotated[bool, typer.Option(help="cli-help-scenario-trace")] = False,
    record: Annotated[Path | None, typer.Option(help="cli-help-scenario-record")] = None,
    mods: ModNames = None,
) -> None:
    """Run scenarios and compare."""
    from cli.scenario import check

    raise typer.Exit(check(paths, trace=trace, record=record, mods=mods or ()))


@replay_app.command("list", cls=HelpedCommand, help="cli-help-replay-list")
def replay_list(
    folders: Annotated[list[Path] | None, typer.Argument(help="cli-help-replay-folders")] = None,
) -> None:
    """Say which battles were recorded and saved."""
    from cli.replay import list_replays

    raise typer.Exit(list_replays(folders or ()))


@replay_app.command("verify", cls=HelpedCommand, help="cli-help-replay-verify")
def replay_verify(file: Annotated[Path, typer.Argument(help="cli-help-replay-file")]) -> None:
    """Give its orders once more and compare."""
    from cli.replay import verify_file

    raise typer.Exit(verify_file(file))


@replay_app.command("bisect", cls=HelpedCommand, help="cli-help-replay-bisect")
def replay_bisect(
    file: Annotated[Path, typer.Argument(help="cli-help-replay-file")],
    other: Annotated[Path, typer.Argument(help="cli-help-replay-other")],
) -> None:
    """Say where two replays of one game part."""
    from cli.replay import bisect_files

    raise typer.Exit(bisect_files(file, other))


@replay_app.command("info", cls=HelpedCommand, help="cli-help-replay-info")
def replay_info(file: Annotated[Path, typer.Argument(help="cli-help-replay-file")]) -> None:
    """Say what is in it."""
    from cli.replay import info

    raise typer.Exit(info(file))


@replay_app.command("export", cls=HelpedCommand, help="cli-help-replay-export")
def replay_export(
    file: Annotated[Path, typer.Argument(help="cli-help-replay-file")],
    out: Annotated[Path, typer.Argument(help="cli-help-export-out")],
    first: Annotated[int | None, typer.Option("--from", metavar="TURN", help="cli-help-export-from")] = None,
    last: Annotated[int | None, typer.Option("--to", metavar="TURN", help="cli-help-export-to")] = None,
    side: Annotated[str, typer.Option(help="cli-help-export-side")] = "",
    size: Annotated[str, typer.Option(help="cli-help-size")] = "",
    speed: Annotated[float, typer.Option(min=0.25, max=32, help="cli-help-export-speed")] = 2.0,
    fps: Annotated[int | None, typer.Option(min=1, max=120, help="cli-help-export-fps")] = None,
    tier: Annotated[str, typer.Option(help="cli-help-export-tier")] = "low",
    language: Annotated[str, typer.Option(help="cli-help-language")] = "",
    force: Annotated[bool, typer.Option("--force", help="cli-help-export-force")] = False,
) -> None:
    """Export a film, a picture or lines of events."""
    from cli.export import ExportWishes, export

    raise typer.Exit(export(file, out, ExportWishes(first, last, side, size, speed, fps, tier, language, force)))


@mission_app.command("list", cls=HelpedCommand, help="cli-help-mission-list")
def mission_list(mods: ModNames = None) -> None:
    """Say which missions there are."""
    from cli.mission import list_missions

    raise typer.Exit(list_missions(mods or ()))


@map_app.command("list", cls=HelpedCommand, help="cli-help-map-list")
def map_list(
    ruleset: Annotated[str, typer.Option(help="cli-help-of-ruleset")] = "",
    mods: ModNames = None,
) -> None:
    """Say which maps there are."""
    from cli.map import list_maps

    raise typer.Exit(list_maps(mods or (), ruleset))


@map_app.command("show", cls=HelpedCommand, help="cli-help-map-show")
def map_show(
    name: Annotated[str, typer.Argument(metavar="MAP", help="cli-help-map-file")],
    picture: Annotated[Path | None, typer.Option(help="cli-help-map-picture")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="cli-help-map-plain")] = False,
    force: Annotated[bool, typer.Option("--force", help="cli-help-export-force")] = False,
    ruleset: Annotated[str, typer.Option(help="cli-help-of-ruleset")] = "",
    mods: ModNames = None,
) -> None:
    """Draw a map."""
    from cli.map import show

    raise typer.Exit(show(name, picture, mods or (), plain=plain, force=force, ruleset=ruleset))


@map_app.command("random", cls=HelpedCommand, help="cli-help-map-random")
def map_random(
    out: Annotated[Path | None, typer.Argument(metavar="FILE", help="cli-help-map-out")] = None,
    size: Annotated[str, typer.Option(help="cli-help-map-size")] = "31x31",
    seed: Annotated[int | None, typer.Option(min=0, max=LARGEST_SEED, help="cli-help-map-seed")] = None,
    style: Annotated[str, typer.Option(help="cli-help-map-style")] = "open",
    symmetry: Annotated[str, typer.Option(help="cli-help-map-symmetry")] = "turned",
    force: Annotated[bool, typer.Option("--force", help="cli-help-export-force")] = False,
) -> None:
    """Draw a fair map at random."""
    from cli.map import RandomWishes, random

    raise typer.Exit(random(RandomWishes(size, seed, style, symmetry, out, force)))


@mod_app.command("list", cls=HelpedCommand, help="cli-help-mod-list")
def mod_list() -> None:
    """Say which mods there are."""
    from cli.mod import list_mods

    raise typer.Exit(list_mods())


@mod_app.command("check", cls=HelpedCommand, help="cli-help-mod-check")
def mod_check(
    mods: Annotated[list[str] | None, typer.Argument(help="cli-help-mod-check-mods")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-mod-json")] = False,
    for_github: Annotated[bool, typer.Option("--github", help="cli-help-mod-github")] = False,
    strict: Annotated[bool, typer.Option("--strict", help="cli-help-mod-strict")] = False,
) -> None:
    """Say what is wrong with mods."""
    from cli.mod import check

    raise typer.Exit(check(mods or (), as_json=as_json, for_github=for_github, strict=strict))


@mod_app.command("test", cls=HelpedCommand, help="cli-help-mod-test")
def mod_test(
    mods: Annotated[list[str] | None, typer.Argument(metavar="PATH", help="cli-help-mod-test-mods")] = None,
    games: Annotated[int, typer.Option(min=0, max=10000, help="cli-help-mod-test-games")] = 20,
    jobs: Annotated[int | None, typer.Option(min=1, max=256, help="cli-help-mod-test-jobs")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-mod-json")] = False,
) -> None:
    """Check mods, run their scenarios and play games with them."""
    from cli.mod_test import test

    raise typer.Exit(test(mods or (), games=games, jobs=jobs or os.cpu_count() or 1, as_json=as_json))


@mod_app.command("explain", cls=HelpedCommand, help="cli-help-mod-explain")
def mod_explain(
    value: Annotated[str, typer.Argument(help="cli-help-mod-value")],
    mods: ModNames = None,
) -> None:
    """Say where a value comes from."""
    from cli.mod import explain

    raise typer.Exit(explain(value, mods or ()))


@mod_app.command("diff", cls=HelpedCommand, help="cli-help-mod-diff")
def mod_diff(
    one: Annotated[str, typer.Argument(help="cli-help-mod-one")],
    other: Annotated[str, typer.Argument(help="cli-help-mod-other")],
) -> None:
    """Say in what two mods differ."""
    from cli.mod import diff

    raise typer.Exit(diff(one, other))


@mod_app.command("schema", cls=HelpedCommand, help="cli-help-mod-schema")
def mod_schema(
    folder: Annotated[Path, typer.Argument(metavar="OUT", help="cli-help-mod-schema-out")] = Path(".schemas"),
    ruleset: Annotated[str, typer.Option(help="cli-help-mod-schema-ruleset")] = "",
) -> None:
    """Write schemas for editors."""
    from cli.mod import schema

    raise typer.Exit(schema(folder, ruleset))


@mod_app.command("new", cls=HelpedCommand, help="cli-help-mod-new")
def mod_new(
    name: Annotated[str, typer.Argument(help="cli-help-mod-name")],
    folder: Annotated[Path | None, typer.Option("--in", help="cli-help-mod-in")] = None,
    ruleset: Annotated[str, typer.Option(help="cli-help-mod-new-ruleset")] = "",
) -> None:
    """Write a first mod."""
    from cli.mod import new

    raise typer.Exit(new(name, folder, ruleset))


@mod_app.command("install", cls=HelpedCommand, help="cli-help-mod-install")
def mod_install(
    source: Annotated[Path, typer.Argument(help="cli-help-mod-source")],
    replace: Annotated[bool, typer.Option("--replace", help="cli-help-mod-replace")] = False,
) -> None:
    """Install a mod."""
    from cli.mod import install

    raise typer.Exit(install(source, replace=replace))


@mod_app.command("remove", cls=HelpedCommand, help="cli-help-mod-remove")
def mod_remove(name: Annotated[str, typer.Argument(help="cli-help-mod-remove-name")]) -> None:
    """Delete an installed mod."""
    from cli.mod import remove

    raise typer.Exit(remove(name))


@app.command("play", cls=HelpedCommand, help="cli-help-play")
def play(
    ruleset: Annotated[str, typer.Option(help="cli-help-ruleset")] = "",
    map_name: Annotated[str, typer.Option("--map", help="cli-help-map")] = "",
    side: Annotated[str, typer.Option(help="cli-help-side")] = "",
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="cli-help-hot-seat")] = False,
    watch_ai: Annotated[bool, typer.Option("--watch-ai", help="cli-help-watch-ai")] = False,
    seed: Annotated[int | None, typer.Option(min=-LARGEST_SEED, max=LARGEST_SEED, help="cli-help-seed")] = None,
    date: Annotated[str, typer.Option(metavar="YYYY-MM-DD", help="cli-help-date")] = "",
    last_turn: Annotated[
        int | None, typer.Option("--last-turn", metavar="TURN", min=1, max=MOST_TURNS, help="cli-help-last-turn")
    ] = None,
    opponents: Annotated[
        list[str] | None, typer.Option("--opponent", metavar="[CAMP=]NAME", help="cli-help-opponent")
    ] = None,
    mission: Annotated[str, typer.Option(help="cli-help-mission")] = "",
    place: Annotated[bool, typer.Option("--place", help="cli-help-place")] = False,
    record: Annotated[Path | None, typer.Option(help="cli-help-record")] = None,
    load: Annotated[str, typer.Option(metavar="FILE", help="cli-help-load")] = "",
    mods: ModNames = None,
    autosaves: Annotated[int | None, typer.Option(min=1, help="cli-help-autosaves")] = None,
    dev: Annotated[bool, typer.Option("--dev", help="cli-help-dev")] = False,
    offscreen: Annotated[bool, typer.Option("--offscreen", help="cli-help-offscreen")] = False,
    size: Annotated[str, typer.Option(help="cli-help-size")] = "",
    script: Annotated[Path | None, typer.Option(help="cli-help-script")] = None,
    tier: Annotated[str, typer.Option(help="cli-help-tier")] = "auto",
    language: Annotated[str, typer.Option(help="cli-help-language")] = "",
) -> None:
    """Play a battle."""
    from cli.play import Wishes, play

    wishes = Wishes(
        map_name=map_name,
        side=side,
        hot_seat=hot_seat,
        watch_ai=watch_ai,
        seed=seed,
        mission=mission,
        record=record,
        load=load,
        autosaves=autosaves,
        offscreen=offscreen,
        size=size,
        script=script,
        tier=tier,
        language=language,
        mods=tuple(mods or ()),
        dev=dev,
        place=place,
        ruleset=ruleset,
        date=date,
        last_turn=last_turn or 0,
        opponents=tuple(opponents or ()),
    )
    raise typer.Exit(play(wishes))


@app.command("watch", cls=HelpedCommand, help="cli-help-watch")
def watch(
    file: Annotated[Path, typer.Argument(help="cli-help-replay-file")],
    offscreen: Annotated[bool, typer.Option("--offscreen", help="cli-help-offscreen")] = False,
    size: Annotated[str, typer.Option(help="cli-help-size")] = "",
    script: Annotated[Path | None, typer.Option(help="cli-help-script")] = None,
    tier: Annotated[str, typer.Option(help="cli-help-tier")] = "auto",
    language: Annotated[str, typer.Option(help="cli-help-language")] = "",
) -> None:
    """Watch a replay."""
    from cli.play import Wishes
    from cli.play import watch as watch_replay

    wishes = Wishes(offscreen=offscreen, size=size, script=script, tier=tier, language=language)
    raise typer.Exit(watch_replay(file, wishes))


@app.command("bench", cls=HelpedCommand, help="cli-help-bench")
def bench(
    parts: Annotated[list[str] | None, typer.Argument(help="cli-help-bench-parts")] = None,
    quick: Annotated[bool, typer.Option("--quick", help="cli-help-bench-quick")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-help-bench-json")] = False,
) -> None:
    """Measure what the project promises about its speed."""
    from cli.bench import bench as measure_all

    raise typer.Exit(measure_all(quick=quick, as_json=as_json, parts=parts or ()))


def main() -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        # texts are in any of five languages, whatever the terminal's own encoding is
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        try:
            _asked_for(sys.argv[1:])()
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError as error:
        if error.filename is not None:
            raise
        # what is said cannot be written: a full disk, or nobody reads it. Nothing may try it again on the way out
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            print(f"clumsy: {error.strerror}", file=sys.stderr)
        sys.exit(UNUSABLE)


def _asked_for(words: list[str]) -> typer.Typer:
    """The application with the command that the words begin with alone: typer builds all it has before it parses."""
    commands = [command for command in app.registered_commands if command.name in words[:1]]
    groups = [group for group in app.registered_groups if group.name in words[:1]]
    if not commands and not groups:
        return app
    asked = copy(app)
    asked.registered_commands, asked.registered_groups = commands, groups
    return asked


if __name__ == "__main__":
    main()
