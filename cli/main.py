"""The `clumsy` command. Each subcommand parses its words and hands over; what it needs is imported only then."""

from __future__ import annotations

import os
import sys
from copy import copy
from pathlib import Path
from typing import Annotated

import typer

from core import __version__

UNUSABLE = 2
"""Exit code: a file or an option cannot be used."""

LARGEST_SEED = 1 << 62
"""As in a scenario; what a replay can hold."""

app = typer.Typer(
    name="clumsy",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="General Clumsy: turn-based tactics. Play, watch replays, check scenarios and mods.",
)
scenario_app = typer.Typer(no_args_is_help=True, help="Small battles that prove rules.")
app.add_typer(scenario_app, name="scenario")
replay_app = typer.Typer(no_args_is_help=True, help="Recorded battles.")
app.add_typer(replay_app, name="replay")


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"clumsy {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    pass


@scenario_app.command("check")
def scenario_check(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    trace: Annotated[bool, typer.Option(help="Print each order and event as a line of JSON.")] = False,
    record: Annotated[Path | None, typer.Option(help="Write the replay of the one file to this file.")] = None,
) -> None:
    """Run scenarios and compare; exit 0: all hold, 1: some fail, 2: a file is unusable."""
    from cli.scenario import check

    raise typer.Exit(check(paths, trace=trace, record=record))


@replay_app.command("verify")
def replay_verify(file: Annotated[Path, typer.Argument(help="The replay.")]) -> None:
    """Give its orders once more and compare; exit 0: the same, 1: it differs, 2: the file is damaged or unusable."""
    from cli.replay import verify_file

    raise typer.Exit(verify_file(file))


@replay_app.command("info")
def replay_info(file: Annotated[Path, typer.Argument(help="The replay.")]) -> None:
    """Say what is in it; exit 2 if the file is damaged or unusable."""
    from cli.replay import info

    raise typer.Exit(info(file))


@app.command("play")
def play(
    map_name: Annotated[str, typer.Option("--map", help="The map's name.")] = "",
    side: Annotated[str, typer.Option(help="The side you play; the computer plays the other.")] = "",
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Two people at this screen.")] = False,
    watch_ai: Annotated[bool, typer.Option("--watch-ai", help="The computer plays both sides.")] = False,
    seed: Annotated[
        int | None, typer.Option(min=-LARGEST_SEED, max=LARGEST_SEED, help="The same seed gives the same battle.")
    ] = None,
    mission: Annotated[str, typer.Option(help="Play a mission instead of a map.")] = "",
    record: Annotated[Path | None, typer.Option(help="Write the replay here instead of among your replays.")] = None,
    offscreen: Annotated[bool, typer.Option("--offscreen", help="Draw without a display; needs --script.")] = False,
    size: Annotated[str, typer.Option(help="Size of the picture, WIDTHxHEIGHT.")] = "",
    script: Annotated[Path | None, typer.Option(help="Drive the game by this file (docs/script-format.md).")] = None,
    tier: Annotated[str, typer.Option(help="Picture quality: auto, low, medium or high.")] = "auto",
    language: Annotated[str, typer.Option(help="en, fr, es, ko or ru; by default the system's.")] = "",
) -> None:
    """Play a battle."""
    from cli.play import Wishes, play

    wishes = Wishes(map_name, side, hot_seat, watch_ai, seed, mission, record, offscreen, size, script, tier, language)
    raise typer.Exit(play(wishes))


@app.command("watch")
def watch(
    file: Annotated[Path, typer.Argument(help="The replay.")],
    offscreen: Annotated[bool, typer.Option("--offscreen", help="Draw without a display; needs --script.")] = False,
    size: Annotated[str, typer.Option(help="Size of the picture, WIDTHxHEIGHT.")] = "",
    script: Annotated[Path | None, typer.Option(help="Drive the viewer by this file.")] = None,
    tier: Annotated[str, typer.Option(help="Picture quality: auto, low, medium or high.")] = "auto",
    language: Annotated[str, typer.Option(help="en, fr, es, ko or ru; by default the system's.")] = "",
) -> None:
    """Watch a replay."""
    from cli.play import Wishes
    from cli.play import watch as watch_replay

    wishes = Wishes(offscreen=offscreen, size=size, script=script, tier=tier, language=language)
    raise typer.Exit(watch_replay(file, wishes))


@app.command("bench")
def bench(
    quick: Annotated[
        bool, typer.Option("--quick", help="Measure once: to see that it works; figures are rough.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")] = False,
) -> None:
    """Measure what the project promises about its speed; exit 0: all holds, 1: a bound is broken."""
    from cli.bench import bench as measure_all

    raise typer.Exit(measure_all(quick=quick, as_json=as_json))


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
