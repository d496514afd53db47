"""`clumsy replay export`: a film, a picture or lines of events of a replay."""

from __future__ import annotations

import errno
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from cli.play import WishError, checked_language, checked_size, checked_tier, refused
from cli.replay import SAME, UNUSABLE, opened, say_what_is_wrong
from cli.texts import program_texts, say
from replays.faults import ReplayError
from replays.files import written_beside
from replays.reader import EVERYTHING, Replay

if TYPE_CHECKING:
    from client3d.export.film import FilmWishes

STOPPED = 130
"""Exit code: interrupted, as shells count it."""
KINDS = (".mp4", ".gif", ".png", ".jsonl")
ALL = "all"
_SMALL = (640, 360)
_FPS = {".mp4": 30, ".gif": 12}
"""Pictures a second where nothing else is asked for; an animated picture is large enough with fewer."""


@dataclass(frozen=True)
class ExportWishes:
    """What was asked for on the command line; None or empty: not said."""

    first: int | None = None
    """From which turn, counted from 1."""
    last: int | None = None
    side: str = ""
    size: str = ""
    speed: float = 2.0
    fps: int | None = None
    tier: str = "low"
    language: str = ""
    force: bool = False


def export(file: Path, out: Path, wishes: ExportWishes) -> int:
    """Export a replay to a file, whose suffix says what it is to be. Returns the exit code."""
    replay = opened(file)
    if replay is None:
        return UNUSABLE
    with _ended_like_interrupted():
        try:
            _write(replay, out, wishes)
        except WishError as error:
            return refused(error)
        except ReplayError as error:
            say_what_is_wrong(file, error)
            return UNUSABLE
        except KeyboardInterrupt:
            say("export-stopped")
            return STOPPED
        except OSError as error:
            say("export-unwritable", {"name": str(out), "message": error.strerror or str(error)})
            return UNUSABLE
    print(program_texts().format("export-done", name=str(out), size=str(-(-out.stat().st_size // 1000))))
    return SAME


def _write(replay: Replay, out: Path, wishes: ExportWishes) -> None:
    """Write the file, or nothing. Raises WishError for what cannot be granted, OSError if it cannot be written."""
    kind = out.suffix.lower()
    if kind not in KINDS:
        raise WishError("export-kind", kind, KINDS, name=str(out), choices=", ".join(KINDS))
    if out.exists() and not out.is_file():
        # a folder, a pipe, a device: nothing to be written over, whatever is said
        code = errno.EISDIR if out.is_dir() else errno.EEXIST
        raise OSError(code, os.strerror(code))
    if os.path.lexists(out) and not wishes.force:
        raise WishError("export-exists", name=str(out))
    if out.exists() and out.samefile(replay.path):
        raise WishError("export-same", name=str(out))
    first, last = _turns(replay, wishes)
    side = _side(replay, wishes.side)
    if kind == ".jsonl":
        _write_lines(replay, out, wishes, (side, first, last))
        return
    size = checked_size(wishes.size) if wishes.size else _SMALL if kind == ".gif" else None
    from client3d.export.film import FilmWishes

    film = FilmWishes(
        first,
        last,
        side,
        wishes.speed,
        wishes.fps or _FPS.get(kind, 30),
        size or FilmWishes.size,
        checked_tier(wishes.tier),
        checked_language(wishes.language),
    )
    _draw(replay, out, wishes, film)


def _draw(replay: Replay, out: Path, wishes: ExportWishes, film: FilmWishes) -> None:
    """Write a film or a picture."""
    from client3d.export import exporting
    from client3d.export.encoder import EncoderError, NoVideoError, ffmpeg
    from client3d.play.reading import Instant
    from client3d.play.ways_in import NoScreenError
    from client3d.play.window import NoGraphicsError

    is_film = out.suffix.lower() != ".png"
    try:
        if is_film:
            ffmpeg()  # what is missing is told before anything is drawn
        with written_beside(out, replace=wishes.force) as path, _progress() as progress:
            if is_film:
                exporting.write_film(replay, path, film, progress)
            else:
                starts = wishes.first is not None and wishes.last is None
                place = Instant(film.first, 0) if starts else Instant(film.last, replay.turns[film.last].orders)
                exporting.write_picture(replay, path, film, place)
    except NoScreenError as error:
        raise WishError("no-screen", name=error.ruleset) from None
    except NoVideoError:
        raise WishError("export-no-video") from None
    except NoGraphicsError as error:
        raise WishError("no-graphics", message=str(error)) from None
    except EncoderError as error:
        raise WishError("export-unwritable", name=str(out), message=str(error)) from None
    except exporting.PictureError:
        raise WishError("export-unwritable", name=str(out), message=out.suffix) from None


def _write_lines(replay: Replay, out: Path, wishes: ExportWishes, what: tuple[int, int, int]) -> None:
    from replays.event_lines import event_lines

    with written_beside(out, replace=wishes.force) as path, path.open("wb") as file:
        for line in event_lines(replay, *what):
            file.write(line)


def _turns(replay: Replay, wishes: ExportWishes) -> tuple[int, int]:
    """The first and the last turn, from 0."""
    most = len(replay.turns)
    first = 1 if wishes.first is None else wishes.first
    last = most if wishes.last is None else wishes.last
    if not 1 <= first <= last <= most:
        raise WishError("export-turns", first=first, last=last, most=most)
    return first - 1, last - 1


def _side(replay: Replay, name: str) -> int:
    sides = tuple(replay.setup.sides)
    if name in ("", ALL):
        return EVERYTHING
    if name not in sides:
        raise WishError.none_of("cli-no-side", name, (*sides, ALL))
    return sides.index(name)


@contextmanager
def _progress() -> Iterator[Callable[[float], None]]:
    """A bar on standard error, where somebody sees it."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    hidden = not console.is_terminal
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task(program_texts().format("export-progress"), total=1.0)
        yield lambda share: bar.update(task, completed=share)


@contextmanager
def _ended_like_interrupted() -> Iterator[None]:
    """Whoever ends the program as systems do leaves no half a file either."""

    def interrupt(*_: Any) -> NoReturn:
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
