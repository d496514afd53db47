"""Powder smoke: it stays a while, thins, drifts, ends; and however many shoot, there is no more of it than so much."""

from __future__ import annotations

import numpy as np

from client3d.table.powder import FLASHES, MOST_PUFFS, PUFFS, STAYS, PowderSmoke


def test_a_shot_flashes_and_smokes_forward() -> None:
    smoke = PowderSmoke()
    smoke.shoot((1.0, 2.0, 0.5), (1.0, 0.0, 0.0), 10.0)
    first = smoke.particles(10.03)
    assert (first["burn"] > 0).sum() == FLASHES
    assert smoke.glow(10.03) is not None
    later = smoke.particles(11.0)
    assert (later["burn"] > 0).sum() == 0
    assert smoke.glow(11.0) is None
    assert later["at"][:, 0].mean() > 1.2


def test_it_thins_grows_and_ends() -> None:
    smoke = PowderSmoke()
    smoke.shoot((0.0, 0.0, 0.5), (0.0, 1.0, 0.0), 0.0)
    young, old = smoke.particles(0.6), smoke.particles(4.0)
    assert old["alpha"].max() < young["alpha"].max()
    assert old["size"].mean() > young["size"].mean()
    assert not smoke.over(4.0)
    assert smoke.over(STAYS + 0.1)
    assert len(smoke.particles(STAYS + 0.1)) == 0


def test_a_hundred_shots_make_no_more_puffs_than_the_bank_holds() -> None:
    smoke = PowderSmoke()
    for shot in range(100):
        smoke.shoot((shot * 0.1, 0.0, 0.5), (0.0, 1.0, 0.0), 1.0 + shot * 0.001)
    shown = smoke.particles(1.5)
    assert (shown["burn"] == 0).sum() == MOST_PUFFS
    assert MOST_PUFFS % PUFFS == 0  # so no shot loses part of its smoke to the next


def test_the_same_shots_make_the_same_smoke() -> None:
    pictures = []
    for _ in range(2):
        smoke = PowderSmoke()
        smoke.shoot((0.0, 0.0, 0.5), (0.0, 1.0, 0.0), 0.0)
        pictures.append(smoke.particles(1.0))
    assert np.array_equal(*pictures)
