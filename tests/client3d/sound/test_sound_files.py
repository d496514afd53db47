"""The sounds themselves: what the recipes make, and that the committed files are that."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from panda3d.core import Datagram, Filename, MovieAudio

from client3d.sound.bake import FOLDERS
from client3d.sound.library import PACKED
from client3d.sound.synthesis.catalogue import CATALOGUE, file_names, make
from client3d.sound.synthesis.signals import CEILING, RATE, band, loudness, samples

MOST_BYTES = 1_300_000
FILES = [(name, variant, stem) for name in sorted(CATALOGUE) for variant, stem in file_names(name)]
_WINDOW = samples(0.05)
_BANDS = ((40, 400), (400, 2_000), (2_000, 6_000))  # Hz
_FAINT = 24.0  # dB under the loudest moment: what is fainter may come out differently of the packed file
_TOLERANCE = 3.5  # dB by which the packed file may be louder or fainter, for a twentieth of a second of a band


def path_of(name: str, stem: str) -> Path:
    return FOLDERS[CATALOGUE[name].folder] / f"{stem}{PACKED}"


def unpacked(path: Path) -> np.ndarray:
    """The samples of a file, as the client's library reads them."""
    cursor = MovieAudio.get(Filename.from_os_specific(str(path))).open()
    assert (cursor.audio_rate(), cursor.audio_channels()) == (RATE, 1)
    blocks = []
    while True:
        cell = Datagram()
        cursor.read_samples(RATE, cell)
        block = np.frombuffer(cell.get_message(), "<i2")
        left = round(cursor.length() * RATE) - sum(map(len, blocks))
        blocks.append(block[:left])
        if left <= len(block) or not len(block):
            return np.concatenate(blocks) / 32_768


def levels(signal: np.ndarray) -> np.ndarray:
    """The loudness of each twentieth of a second, in dB."""
    count = len(signal) // _WINDOW
    return 10 * np.log10(np.mean(signal[: count * _WINDOW].reshape(count, _WINDOW) ** 2, 1) + 1e-12)


def test_there_is_a_file_for_every_recipe_and_a_recipe_for_every_file() -> None:
    there = {path for folder in FOLDERS.values() for path in folder.iterdir()}
    assert there == {path_of(name, stem) for name, _, stem in FILES}


def test_all_of_them_together_are_small() -> None:
    assert sum(path_of(name, stem).stat().st_size for name, _, stem in FILES) <= MOST_BYTES


@pytest.mark.parametrize(("name", "variant", "stem"), FILES, ids=[stem for _, _, stem in FILES])
def test_the_file_is_what_the_recipe_makes(name: str, variant: int, stem: str) -> None:
    """Refresh with `python -m client3d.sound.bake NAME`."""
    recipe, made, packed = CATALOGUE[name], make(name, variant), unpacked(path_of(name, stem))
    assert len(made) == len(packed)
    assert float(np.max(np.abs(made))) <= CEILING
    assert float(np.max(np.abs(packed))) < 1.0
    assert loudness(made) == pytest.approx(recipe.loudness, abs=0.3)
    ours, theirs = ([levels(band(signal, *edges)) for edges in _BANDS] for signal in (made, packed))
    heard = np.array(ours) > np.max(ours) - _FAINT
    assert float(np.max(np.abs(np.array(ours) - theirs)[heard])) <= _TOLERANCE
    if recipe.loops:
        seam = abs(float(packed[0] - packed[-1]))
        assert seam <= 1.5 * float(np.max(np.abs(np.diff(packed)))), "it clicks where it begins again"
    else:
        assert abs(made[0]) < 1e-3
        assert abs(made[-1]) < 1e-3


@pytest.mark.parametrize("name", ["rifle", "explosion_large", "engine_tank", "rain"])
def test_a_recipe_makes_the_same_every_time_and_its_variants_differ(name: str) -> None:
    first = make(name)
    assert np.array_equal(first, make(name))
    if CATALOGUE[name].variants > 1:
        assert not np.array_equal(first, make(name, 1))


def test_shots_and_bursts_have_three_variants() -> None:
    shots = {"rifle", "carbine", "assault_rifle", "pistol", "sniper_rifle", "mortar", "flak", "autocannon", "rocket"}
    guns = {"tank_gun", "heavy_gun", "cannon", "missile", "rocket_salvo"}
    bursts = {"bullet_hit", "flak_burst", "explosion_small", "explosion_medium", "explosion_large"}
    assert {CATALOGUE[name].variants for name in shots | guns | bursts} == {3}
