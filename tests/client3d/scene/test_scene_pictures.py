"""Pictures of the demo board: the same every time on one machine. How they look: tests/client3d/pictures."""

import pytest


@pytest.mark.parametrize("tier", ["medium", "high"])
def test_drawing_twice_gives_the_same_bytes(preview, tier: str) -> None:
    assert (preview("--tier", tier) == preview("--tier", tier)).all()


def test_a_tier_that_pays_for_more_draws_another_picture(preview) -> None:
    low, medium, high = (preview("--tier", tier).astype(int) for tier in ("low", "medium", "high"))
    assert abs(low - medium).mean() > 1
    assert abs(medium - high).mean() > 1
