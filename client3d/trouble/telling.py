"""What is done about an error that nobody expected: logged, bundled, told on the terminal and on the screen."""

from __future__ import annotations

import contextlib
import sys
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from client3d.trouble.bundle import Trouble, write_bundle
from client3d.trouble.journal import log, versions
from core.texts import Texts


@dataclass(frozen=True)
class Places:
    """Where what a report needs is, and where it goes."""

    reports: Path
    """The folder of bundles."""
    log: Path | None = None
    settings: Path | None = None
    save: Path | None = None
    """The battle that was being played, kept up to its last order."""

    @property
    def files(self) -> tuple[Path, ...]:
        """What a bundle takes along: the older log too, where there is one."""
        older = self.log.with_name(f"{self.log.name}.1") if self.log else None
        found = (self.log, older, self.settings, self.save)
        return tuple(each for each in found if each is not None and each.exists())


def paragraphs(error: BaseException, texts: Texts, places: Places) -> list[str]:
    """Write the bundle; what there is to tell about the error, the battle and the bundle."""
    # a log on a full disk must not hide the error itself
    with contextlib.suppress(OSError):
        log.error("unexpected error", exc_info=error)
    trouble = Trouble(error, versions(), places.files)
    told = [texts.format("trouble-what", error=trouble.in_short())]
    if places.save is not None and places.save.exists():
        told.append(texts.format("trouble-saved", file=str(places.save)))
    try:
        told.append(texts.format("trouble-bundle", file=str(write_bundle(places.reports, trouble, datetime.now()))))
    except OSError as failed:
        told.append(texts.format("trouble-no-bundle", message=failed.strerror or str(failed)))
    return told


def tell(error: BaseException, texts: Texts, places: Places, base: Any) -> None:
    """Tell the player; `base` is the ShowBase if there is a window to tell it in, else None."""
    told = paragraphs(error, texts, places)
    for line in told:
        print(f"clumsy: {line}", file=sys.stderr)
    if base is None:
        return
    from client3d.trouble.notice import Notice

    # if even this cannot be drawn the terminal has said it
    with contextlib.suppress(Exception):
        notice = Notice(base, texts.format("trouble-title"), told, texts.format("trouble-leave"))
        notice.wait()
        notice.close()
