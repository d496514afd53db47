"""The shipped pack, read once for all changes: reading it is most of the time a scenario takes."""

from __future__ import annotations

from functools import cache

from systems.clumsy import data, ruleset
from tests.mutation.making import Mutant

load_once = cache(data.load_clumsy)
READ_BY = ("data", "data_types", "rules_data")
"""Modules that read the pack: with a change to one of them it is read anew."""


def read_the_pack_once() -> None:
    """Let scenarios find the pack read already."""
    ruleset.load_clumsy = load_once
    load_once()


def forget_for(mutant: Mutant) -> None:
    """Let the pack be read with this change, if it is to what reads it."""
    if mutant.module.rpartition(".")[2] in READ_BY:
        load_once.cache_clear()
