"""Films and pictures of a replay, written to files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from client3d.export.encoder import Encoder
from client3d.export.film import Film, FilmWishes
from client3d.play.reading import Instant
from replays.reader import Replay


class PictureError(RuntimeError):
    """The picture could not be drawn."""


def write_film(replay: Replay, path: Path, wishes: FilmWishes, progress: Callable[[float], None]) -> None:
    """Write a film, of the kind that the file's suffix says; `progress` is told how much is done, from 0 to 1."""
    film = Film(replay, wishes)
    try:
        with Encoder(path, film.size, wishes.fps, wishes.size) as encoder:
            for share, picture in film.frames():
                encoder.add(picture)
                progress(share)
    finally:
        film.close()


def write_picture(replay: Replay, path: Path, wishes: FilmWishes, instant: Instant) -> None:
    """Write the picture of an instant. Raises PictureError, and OSError if it cannot be written."""
    film = Film(replay, wishes)
    try:
        content = film.picture(instant, path.suffix)
    finally:
        film.close()
    if not content:
        raise PictureError
    path.write_bytes(content)
