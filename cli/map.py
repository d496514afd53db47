"""`clumsy map`: which maps there are, what one looks like, and new ones drawn at random."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cli.play import WishError, refused
from cli.texts import print_faults, program_texts, texts_of
from core.packs.faults import PackError, printable
from core.packs.mods import chosen_mods
from core.packs.named_files import is_file

if TYPE_CHECKING:
    from core.packs.loader import Pack
    from core.rulesets import MapTeller, Ruleset
    from systems.clumsy.data import ClumsyData
    from systems.clumsy.map_styles import MapStyle

UNUSABLE = 2


def list_maps(mods: Sequence[str] = (), ruleset: str = "") -> int:
    """Print every map's name, title, size and what it is about. Returns the exit code."""
    try:
        rules, pack = _rules(mods, ruleset)
        teller = rules.map_teller()
        maps = [teller.load(pack, name) for name in teller.names(pack)]
    except WishError as error:
        return refused(error)
    except PackError as error:
        print_faults(error.faults)
        return UNUSABLE
    texts = texts_of(*pack.folders)
    for found in maps:
        title, about = (texts.format(key) if texts.has(key) else "" for key in (found.title_key, found.about_key))
        _print_head(teller, found, title)
        print("\n".join(f"  {printable(line)}" for line in about.splitlines()))
    return 0


def _rules(mods: Sequence[str], name: str) -> tuple[Ruleset, Pack[Any]]:
    """The ruleset that is named, or whose pack the mods are for, and that pack. Raises PackError, WishError."""
    from core.modding import loaded
    from core.rulesets import ruleset, ruleset_names

    if name and name not in ruleset_names():
        raise WishError.none_of("cli-no-ruleset", name, ruleset_names())
    pack = ruleset(name).load_pack("", chosen_mods(mods)) if name else loaded(mods)
    return ruleset(pack.manifest.name), pack


def _print_head(teller: MapTeller, found: Any, title: str) -> None:
    key, numbers = teller.head(found)
    head = program_texts().format(key, **numbers)
    print(f"{found.name}: {printable(title)} ({head})" if title else f"{found.name} ({head})")


def show(
    name: str,
    picture: Path | None,
    mods: Sequence[str] = (),
    *,
    plain: bool = False,
    force: bool = False,
    ruleset: str = "",
) -> int:
    """Draw a map of the pack or a file in the terminal, and as a picture if a file for it is given."""
    try:
        rules, pack = _rules(mods, ruleset)
        teller, names = rules.map_teller(), rules.map_teller().names(pack)
        if name not in names and not is_file(name):
            raise WishError.none_of("cli-no-map", name, names)
        found = teller.load(pack, name)
        if picture is not None:
            _draw(rules.name, found, picture, force)
    except WishError as error:
        return refused(error)
    except PackError as error:
        print_faults(error.faults)
        return UNUSABLE
    _print_head(teller, found, "")
    # whoever writes it into a file wants no colours in it
    print(teller.drawn(found, colours=sys.stdout.isatty() and not plain))
    return 0


def _draw(ruleset: str, found: Any, path: Path, force: bool) -> None:
    if path.suffix.lower() != ".png":
        raise WishError("export-kind", path.suffix, (".png",), name=str(path), choices=".png")
    from client3d.export.map_image import write_map_image

    with _written_beside(path, force) as beside:
        if not write_map_image(ruleset, found, beside):
            raise WishError("export-unwritable", name=str(path), message=path.suffix)


@contextmanager
def _written_beside(path: Path, force: bool) -> Iterator[Path]:
    """Let a file be written that takes its name once it is whole. Raises WishError for one that cannot be."""
    from replays.files import written_beside

    try:
        with written_beside(path, replace=force) as beside:
            yield beside
    except OSError as error:
        if isinstance(error, FileExistsError) and path.is_file():
            raise WishError("export-exists", name=str(path)) from None
        # nor is a folder or a device written over, whatever is said
        raise WishError("export-unwritable", name=str(path), message=error.strerror or str(error)) from None


@dataclass(frozen=True)
class RandomWishes:
    """What was asked for; empty or None: not said."""

    size: str = "31x31"
    seed: int | None = None
    style: str = "open"
    symmetry: str = "turned"
    out: Path | None = None
    force: bool = False


def random(wishes: RandomWishes) -> int:
    """Draw a fair map at random, in the terminal or into a file. Returns the exit code."""
    from systems.clumsy.data import load_clumsy
    from systems.clumsy.map_drawing import ClumsyMaps
    from systems.clumsy.map_writing import NoMapError, map_text, random_map
    from systems.clumsy.random_map import SYMMETRIES, Size

    try:
        pack = load_clumsy()
        style = _style(pack, wishes.style)
        size = Size(*_size(wishes.size))
        symmetry = next((one for one in SYMMETRIES if one == wishes.symmetry), None)
        if symmetry is None:
            raise WishError.none_of("cli-no-symmetry", wishes.symmetry, SYMMETRIES)
        seed = _any_seed() if wishes.seed is None else wishes.seed
        name = "random" if wishes.out is None else wishes.out.stem
        try:
            found = random_map(pack, name, style, size, seed, symmetry)
        except NoMapError:
            raise WishError("cli-no-random-map", name=wishes.style, size=wishes.size) from None
        if wishes.out is not None:
            remark = program_texts().format(
                "cli-map-remark", size=wishes.size, seed=str(seed), style=wishes.style, symmetry=symmetry
            )
            _write(wishes.out, map_text(found.file, remark.splitlines()), wishes.force)
    except WishError as error:
        return refused(error)
    except PackError as error:
        print_faults(error.faults)
        return UNUSABLE
    _print_head(ClumsyMaps(), found, program_texts().format("cli-map-seed", seed=str(seed)))
    print(ClumsyMaps().drawn(found, colours=sys.stdout.isatty()))
    if wishes.out is not None:
        print(program_texts().format("cli-map-written", name=str(wishes.out)))
    return 0


def _style(pack: Pack[ClumsyData], name: str) -> MapStyle:
    from systems.clumsy.map_styles import load_styles

    styles = load_styles(pack)
    if name not in styles:
        raise WishError.none_of("cli-no-style", name, styles)
    return styles[name]


def _size(text: str) -> tuple[int, int]:
    from systems.clumsy.random_map import LEAST_CELLS, MOST_CELLS

    match = re.fullmatch(r"(\d{1,4})x(\d{1,4})", text)
    if match is None or not all(LEAST_CELLS <= int(side) <= MOST_CELLS for side in match.groups()):
        raise WishError("cli-map-size", name=text, least=LEAST_CELLS, most=MOST_CELLS)
    return int(match[1]), int(match[2])


def _any_seed() -> int:
    from secrets import randbelow

    return randbelow(1 << 31)


def _write(path: Path, text: str, force: bool) -> None:
    if path.suffix != ".toml":
        raise WishError("export-kind", path.suffix, (".toml",), name=str(path), choices=".toml")
    with _written_beside(path, force) as beside:
        beside.write_text(text, encoding="utf-8")
