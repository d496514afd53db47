"""The changes by hand (`python -m tests.mutants`) still find the lines that they break."""

from __future__ import annotations

from tests.mutants import MUTANTS, ROOT


def test_every_change_by_hand_finds_its_line() -> None:
    texts = {mutant.file: (ROOT / mutant.file).read_text(encoding="utf-8") for mutant in MUTANTS}
    assert [mutant.breaks for mutant in MUTANTS if mutant.old not in texts[mutant.file]] == []
