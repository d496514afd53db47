"""The log: what the program did, in one file among the player's data, so that a fault can be understood later."""

from __future__ import annotations

import logging
import platform
from importlib.metadata import PackageNotFoundError, version
from logging.handlers import RotatingFileHandler
from pathlib import Path

NAME = "general-clumsy"
FILE_NAME = "clumsy.log"
LARGEST = 512 * 1024
"""Bytes of a log before it is put aside; one older log is kept."""
PACKAGES = ("general-clumsy", "panda3d", "esper", "msgpack", "msgspec", "numpy", "fluent.runtime")

log = logging.getLogger(NAME)
log.addHandler(logging.NullHandler())
log.propagate = False


def keep_log(folder: Path) -> Path | None:
    """Write what is logged from now on into a file of this folder; None, and no log, where that cannot be done."""
    file = folder / FILE_NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(file, maxBytes=LARGEST, backupCount=1, encoding="utf-8")
    except OSError:
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    for old in [each for each in log.handlers if isinstance(each, RotatingFileHandler)]:
        log.removeHandler(old)
        old.close()
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    for name, found in versions().items():
        log.info("%s %s", name, found)
    return file


def versions() -> dict[str, str]:
    """The machine's system and the versions of what the program is made of."""
    found = {"system": platform.platform(), "python": platform.python_version()}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "not installed"
    return found
