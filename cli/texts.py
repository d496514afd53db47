"""The texts of the command line, in the system's language."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from core.packs.faults import Fault, render
from core.packs.location import data_folder

if TYPE_CHECKING:
    from core.texts import Texts


def program_texts() -> Texts:
    """The client's and the command line's own texts."""
    return texts_of(data_folder())


def texts_of(*folders: Path) -> Texts:
    """The texts of a pack and of the mods over it, by their folders."""
    from core.texts import Texts, system_language

    return Texts(system_language(), *(folder / "locale" for folder in folders))


def say(key: str, arguments: Mapping[str, str | int] = {}, *, before: str = "", suggestion: str = "") -> None:
    """Say on standard error what is wrong, behind what it is wrong with, and what may have been meant."""
    texts = program_texts()
    print(before + texts.format(key, **arguments), file=sys.stderr)
    if suggestion:
        print("  " + texts.format("did-you-mean", name=suggestion), file=sys.stderr)


def print_faults(faults: Iterable[Fault]) -> None:
    """Say on standard error what is wrong with files."""
    print(render(faults, program_texts()), file=sys.stderr)
