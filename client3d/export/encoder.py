"""From pictures to a video or an animated picture, by the ffmpeg that the extra `video` brings, a picture at a time."""

from __future__ import annotations

import re
import subprocess
import tempfile
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO

_UPRIGHT_EVEN = "vflip,{scale}pad=ceil(iw/2)*2:ceil(ih/2)*2"
"""The lowest row comes first, and a video's sides are even."""
_PART = re.compile(r"^\[[^]]*\] ")
"""What ffmpeg puts before a line: the part of it that says it."""


class NoVideoError(RuntimeError):
    """The extra `video` is not installed, or brings nothing for this machine."""


class EncoderError(RuntimeError):
    """The pictures could not be encoded; the text is ffmpeg's, or the system's."""


def ffmpeg() -> str:
    """The program that encodes. Raises NoVideoError."""
    try:
        from imageio_ffmpeg import get_ffmpeg_exe

        return str(get_ffmpeg_exe())
    except (ImportError, RuntimeError) as error:
        raise NoVideoError(str(error)) from error


class Encoder:
    """Takes pictures (rows of RGB bytes, the lowest first) of one size and makes a file of the kind its suffix says.

    Left by an error, it stops at once. Raises EncoderError.
    """

    def __init__(self, path: Path, size: tuple[int, int], fps: int, wished: tuple[int, int] | None = None) -> None:
        """`size`: of the pictures; `wished`: of the film, if that is to be another one."""
        self._path, self._program = path, ffmpeg()
        self._is_gif = path.suffix == ".gif"
        # a palette is made from all pictures, so those of an animated picture are kept in a file until all are there
        self._video = path.with_name(f"{path.name}.mp4") if self._is_gif else path
        self._palette = path.with_name(f"{path.name}.png")
        self._said: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  # closed with the encoder
        quality = ["-preset", "ultrafast", "-qp", "0"] if self._is_gif else ["-preset", "veryfast", "-crf", "20"]
        colours = "yuv444p" if self._is_gif else "yuv420p"
        raw = ["-f", "rawvideo", "-pix_fmt", "rgb24", "-s", f"{size[0]}x{size[1]}", "-r", str(fps), "-i", "-"]
        scale = f"scale={wished[0]}:{wished[1]}:flags=area," if wished not in (None, size) else ""
        made = [
            "-vf",
            _UPRIGHT_EVEN.format(scale=scale),
            "-c:v",
            "libx264",
            *quality,
            "-pix_fmt",
            colours,
            "-movflags",
            "+faststart",
        ]
        self._process = self._start([*raw, *made, "-f", "mp4", str(self._video)])

    def _start(self, words: list[str]) -> subprocess.Popen[bytes]:
        try:
            return subprocess.Popen(
                [self._program, "-y", "-nostdin", "-loglevel", "error", *words],
                stdin=subprocess.PIPE,
                stdout=subprocess.DEVNULL,
                stderr=self._said,
                start_new_session=True,  # an interrupt is for this process, which then ends that one
            )
        except OSError as error:
            raise EncoderError(error.strerror or str(error)) from error

    def add(self, picture: memoryview) -> None:
        """One more picture."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(picture)
        except OSError as error:
            self._finish(self._process)
            raise EncoderError(error.strerror or str(error)) from error

    def _finish(self, process: subprocess.Popen[bytes]) -> None:
        """Wait until a process has done its work. Raises EncoderError if it has not."""
        assert process.stdin is not None
        with suppress(OSError):  # it has ended before: it says why
            process.stdin.close()
        if process.wait():
            self._said.seek(0)
            lines = self._said.read(4_000).decode("utf-8", "replace").strip().splitlines()
            raise EncoderError(_PART.sub("", lines[-1]) if lines else f"ffmpeg: {process.returncode}")

    def _run(self, *words: str) -> None:
        self._process = self._start(list(words))
        self._finish(self._process)

    def finish(self) -> None:
        """All pictures are there: make the file whole."""
        self._finish(self._process)
        if self._is_gif:
            video, palette = str(self._video), str(self._palette)
            self._run("-i", video, "-vf", "palettegen=stats_mode=diff", "-f", "image2", "-frames:v", "1", palette)
            drawn = "paletteuse=dither=bayer:bayer_scale=4:diff_mode=rectangle"
            self._run("-i", video, "-i", palette, "-lavfi", drawn, "-f", "gif", str(self._path))

    def __enter__(self) -> Encoder:
        return self

    def __exit__(self, kind: type[BaseException] | None, _error: object, _trace: TracebackType | None) -> None:
        try:
            if kind is None:
                self.finish()
        finally:
            if self._process.poll() is None:
                self._process.kill()
                self._process.wait()
            if self._process.stdin is not None and not self._process.stdin.closed:
                with suppress(OSError):
                    self._process.stdin.close()
            self._said.close()
            if self._is_gif:
                self._video.unlink(missing_ok=True)
                self._palette.unlink(missing_ok=True)
