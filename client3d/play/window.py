"""Opening the window, or a picture in memory, and taking pictures of it."""

from __future__ import annotations

import itertools
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from panda3d.core import Filename, PNMImage, StringStream, WindowProperties, load_prc_file_data

from client3d.play.options import DEFAULT_SIZE, ScreenOptions

SMALL_WIDTHS = (480, 320, 160)
"""Pixels of a small picture's width: the first of which the picture is not too large for a file that holds it."""
LEAST_SIZE = (640, 360)
_COMMON = """
sync-video {sync}
textures-power-2 none
notify-level-display error
notify-level-device fatal
notify-level-egldisplay fatal
notify-level-x11display fatal
notify-level-ShowBase error
win-size {width} {height}
win-title {title}
model-cache-dir
clock-mode limited
clock-frame-rate 60
jpeg-quality 80
print-pipe-types 0
"""


class NoDisplayError(RuntimeError):
    """There is no screen to open a window on."""


class NoGraphicsError(RuntimeError):
    """The graphics could not be started."""


def has_display() -> bool:
    """Whether a window can be hoped for."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_base(options: ScreenOptions, title: str) -> Any:
    """A ShowBase with a window or without. Raises NoDisplayError or NoGraphicsError."""
    if not options.offscreen and not has_display():
        raise NoDisplayError
    width, height = (max(value, least) for value, least in zip(options.size or DEFAULT_SIZE, LEAST_SIZE, strict=True))
    load_prc_file_data(
        "play", _COMMON.format(sync=0 if options.offscreen else 1, width=width, height=height, title=title)
    )
    if options.offscreen:
        load_prc_file_data("play", "load-display p3headlessgl\nwindow-type offscreen\naudio-library-name null")
    else:
        load_prc_file_data("play", f"load-display pandagl\nfullscreen {int(options.fullscreen)}")
        # every sound stays unpacked: unpacking one anew would stop a frame
        load_prc_file_data("play", "audio-library-name p3openal_audio\naudio-cache-limit 500")
    from direct.directnotify.DirectNotifyGlobal import directNotify
    from direct.showbase.ShowBase import ShowBase

    directNotify.setDconfigLevels()  # as said above, even if it was imported before that

    class Base(ShowBase):
        def createBaseAudioManagers(self) -> None:
            """None of its own: `client3d.sound.device` opens the one there is, without a word where there is none."""

    try:
        base = Base()
    except Exception as error:  # Panda3D raises a bare Exception
        if not options.offscreen:
            raise NoDisplayError from error
        raise NoGraphicsError(str(error)) from error
    if base.win is None:
        raise NoGraphicsError("no window")
    base.disable_mouse()
    if not options.offscreen:
        properties = WindowProperties()
        properties.set_title(title)
        icon = Path(__file__).with_name("icon.png")
        if icon.is_file():
            properties.set_icon_filename(Filename.from_os_specific(str(icon)))
        base.win.request_properties(properties)
    return base


def _drawn(base: Any) -> PNMImage | None:
    """What is on the screen now."""
    for _ in range(2):  # passes of the first may still hold the frame before
        base.graphics_engine.render_frame()
    base.graphics_engine.sync_frame()
    image = PNMImage()
    if not base.win.get_screenshot(image):
        return None
    image.remove_alpha()
    return image


def small_picture(base: Any, most: int) -> bytes:
    """The scene without its panels as a small JPEG of at most so many bytes, for lists; empty if it cannot be had."""
    base.pixel2d.hide()
    try:
        image = _drawn(base)
    finally:
        base.pixel2d.show()
    if image is None:
        return b""
    for width in SMALL_WIDTHS:
        small = PNMImage(width, round(width * image.get_y_size() / image.get_x_size()))
        small.quick_filter_from(image)
        stream = StringStream()
        if small.write(stream, "picture.jpg") and len(content := bytes(stream.get_data())) <= most:
            return content
    return b""


def free_picture_path() -> Path:
    """The file of the next picture that a player takes: where the game was started from, under a free number."""
    numbers = itertools.count(1)
    return next(path for number in numbers if not (path := Path.cwd() / f"clumsy-{number}.png").exists())


def take_picture(base: Any, path: Path) -> bool:
    """Draw a frame and write it to a file (PNG by its name); whether that worked. What does not leaves nothing."""
    content = drawn_picture(base, path.suffix)
    if not content:
        return False
    there = path.exists()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError:
        if not there:
            with suppress(OSError):
                path.unlink(missing_ok=True)
        return False
    return True


def drawn_picture(base: Any, suffix: str, size: tuple[int, int] | None = None) -> bytes:
    """A frame as the bytes of a picture of that kind, and of a size if that is given; empty if it cannot be had.

    Python writes them where they are wanted: Panda3D's own writing tells nobody of a disk that is full.
    """
    image, stream = _drawn(base), StringStream()
    if image is not None and size is not None and size != (image.get_x_size(), image.get_y_size()):
        whole, image = image, PNMImage(*size)
        image.quick_filter_from(whole)
    if image is None or not image.write(stream, f"picture{suffix}"):
        return b""
    return bytes(stream.get_data())
