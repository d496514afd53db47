"""The report of a tournament: how games ended, by map and one by one.

Markdown for people, and beside it one JSON line a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from systems.clumsy.ai.personality import DEFAULT


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """How a game went."""

    seed: int
    map: str
    rounds: int
    reason: str
    """destruction, surrender, points, goals, goals_failed, round_limit."""
    winner: int
    """The winning side, -1 for a draw."""
    fielded: tuple[int, ...]
    """Units of each side at the start."""
    losses: tuple[int, ...]
    """Units of each side that were destroyed."""
    orders: int
    """Accepted orders to units, without passes."""
    refused: int
    unit_turns: int
    """Units alive at the start of a side's turn, over all turns."""
    turns: int
    """Turns of sides."""
    digest: str
    """The chained digest of all events."""
    state_digest: str
    craft: dict[str, int] = {}
    """Drones and helicopters of both sides at the start, by type."""
    craft_lost: dict[str, int] = {}
    """How many of them were brought down, by `type cause` as `lab.craft_losses` tells them."""

    @property
    def decided(self) -> bool:
        """Whether it ended before the round limit."""
        return self.reason != "round_limit"


def report(
    records: Sequence[GameRecord], personalities: tuple[str, str] = (DEFAULT, DEFAULT), elsewhere: str = ""
) -> str:
    """The games as a page in Markdown: what they came to, by map, then a line for each.

    `elsewhere`: what verifying the replays in other processes came to, if that was done.
    """
    maps = sorted({record.map for record in records})
    smallest = min(min(record.fielded) for record in records)
    largest = max(max(record.fielded) for record in records)
    orders, unit_turns = sum(record.orders for record in records), sum(record.unit_turns for record in records)
    lines = [
        f"# Games of the opponent against itself{_in_the_air(records)}",
        "",
        f"{len(records)} games on {', '.join(f'`{name}`' for name in maps)}, {smallest} to {largest} units a side,"
        f" blue `{personalities[0]}`, red `{personalities[1]}`."
        " Made by `python -m lab.tournament`; the same seed gives the same digest on every machine.",
        "",
        *_summary(records),
        f"- accepted orders: {orders}, {orders / max(1, unit_turns):.2f} per unit-turn;"
        f" refused: {sum(record.refused for record in records)}",
        "- every game's orders, given once more, led to the same digests; nothing was left on any agenda",
        *([f"- {elsewhere}"] if elsewhere else []),
        "",
    ]
    if len(maps) > 1:
        lines += _by_map(records, maps)
    if any(record.craft for record in records):
        lines += _by_craft(records)
    return "\n".join([*lines, *_by_game(records)]) + "\n"


def _in_the_air(records: Sequence[GameRecord]) -> str:
    return ", with air forces" if all(record.craft for record in records) else ""


def _summary(records: Sequence[GameRecord]) -> list[str]:
    games, limit = len(records), [record for record in records if not record.decided]
    reasons, wins = Counter(record.reason for record in records), Counter(record.winner for record in records)
    drawn = sum(record.winner < 0 for record in limit)
    return [
        f"- ended: {', '.join(f'{reason} {count}' for reason, count in sorted(reasons.items()))}",
        f"- decided before the round limit: {games - len(limit)} of {games};"
        f" drawn by the round limit: {drawn} ({drawn * 100 / games:.1f} %)",
        f"- won: blue {wins[0]} ({wins[0] * 100 / games:.1f} %), red {wins[1]} ({wins[1] * 100 / games:.1f} %),"
        f" drawn {wins[-1]}",
        f"- rounds: {sum(record.rounds for record in records) / games:.1f} on average",
    ]


def _by_map(records: Sequence[GameRecord], maps: Sequence[str]) -> list[str]:
    reasons = sorted({record.reason for record in records})
    heads = ["map or mission", "games", "units", *reasons, "blue", "red", "drawn", "rounds"]
    lines = [f"| {' | '.join(heads)} |", f"|---|{'---:|' * (len(heads) - 1)}"]
    for name in maps:
        played = [record for record in records if record.map == name]
        ends, wins = Counter(record.reason for record in played), Counter(record.winner for record in played)
        units = [count for record in played for count in record.fielded]
        cells = [
            f"`{name}`",
            len(played),
            f"{min(units)} to {max(units)}",
            *(ends[reason] for reason in reasons),
            wins[0],
            wins[1],
            wins[-1],
        ]
        rounds = sum(record.rounds for record in played) / len(played)
        lines.append(f"| {' | '.join(map(str, cells))} | {rounds:.1f} |")
    return [*lines, ""]


def _by_craft(records: Sequence[GameRecord]) -> list[str]:
    """How many craft there were, how many were brought down, and by what."""
    fielded, lost = Counter[str](), Counter[str]()
    by_cause: dict[str, Counter[str]] = {}
    for record in records:
        fielded.update(record.craft)
        for key, count in record.craft_lost.items():
            name, _, cause = key.partition(" ")
            lost[name] += count
            by_cause.setdefault(cause, Counter())[name] += count
    causes = sorted(by_cause, key=lambda cause: (-by_cause[cause].total(), cause))
    lines = [f"| craft | at the start | lost | {' | '.join(causes)} |", f"|---|{'---:|' * (len(causes) + 2)}"]
    for name in sorted(fielded):
        cells = [fielded[name], f"{lost[name]} ({lost[name] * 100 // fielded[name]} %)"]
        cells += [by_cause[cause][name] for cause in causes]
        lines.append(f"| `{name}` | {' | '.join(map(str, cells))} |")
    return [*lines, ""]


def _by_game(records: Sequence[GameRecord]) -> list[str]:
    names = ("blue", "red", "-")
    return [
        "| seed | map | units | rounds | end | winner | lost by blue | lost by red | orders | digest |",
        "|---:|---|---:|---:|---|---|---:|---:|---:|---|",
        *(
            f"| {record.seed} | {record.map} | {record.fielded[0]} | {record.rounds} | {record.reason} |"
            f" {names[record.winner]} | {record.losses[0]} | {record.losses[1]} | {record.orders} |"
            f" `{record.digest[:16]}` |"
            for record in records
        ),
    ]


def write_report(
    path: Path, records: Sequence[GameRecord], personalities: tuple[str, str], elsewhere: str = ""
) -> None:
    """Write the page, and beside it the records, one JSON line a game."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.with_suffix(".md").write_text(report(records, personalities, elsewhere), encoding="utf-8")
    path.with_suffix(".jsonl").write_bytes(b"".join(msgspec.json.encode(record) + b"\n" for record in records))
