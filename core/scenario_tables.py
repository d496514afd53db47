"""The tables of scenario files that are the same in every ruleset, with bounds."""

from typing import Annotated, Any

from msgspec import Meta

from core.packs.schema import Model

Coordinate = Annotated[int, Meta(ge=-(1 << 31), le=1 << 31)]
Place = tuple[Coordinate, Coordinate]
Count = Annotated[int, Meta(ge=0, le=1 << 31)]
Name = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=64)]
Seed = Annotated[int, Meta(ge=-(1 << 62), le=1 << 62)]
Text = Annotated[str, Meta(max_length=10_000)]
Rows = Annotated[tuple[Annotated[str, Meta(min_length=1, max_length=500)], ...], Meta(min_length=1, max_length=500)]

NEUTRAL = "neutral"
"""The side of a structure that belongs to nobody."""


class ScenarioHead(Model, frozen=True, kw_only=True):
    """What stands before the tables, and what must be true at the end."""

    ruleset: Annotated[str, Meta(description="The rules it is for.")]
    seed: Annotated[Seed, Meta(description="The seed of what chance draws.")] = 0
    title: Annotated[Text, Meta(description="What it shows, in a sentence.")] = ""
    proves: Annotated[tuple[str, ...], Meta(description="Clauses of the rulebook that it proves.")] = ()
    data: Annotated[
        dict[str, Any], Meta(description="Tables laid over those of the pack, for this scenario alone.")
    ] = {}
    expect: Annotated[dict[str, Any], Meta(description="Values that must be so at the end.")] = {}


class StepHead(Model, frozen=True, kw_only=True):
    """What every step has."""

    do: Annotated[str, Meta(description="The order, or check, which only looks.")]
    rejected: Annotated[
        str, Meta(description="The reason for which the order must be refused; absent: it must be accepted.")
    ] = ""
    draws: Annotated[
        Annotated[tuple[Count, ...], Meta(max_length=1000)], Meta(description="What chance is to draw, in order.")
    ] = ()
    expect: Annotated[dict[str, Any], Meta(description="Values that must be so after the step.")] = {}
