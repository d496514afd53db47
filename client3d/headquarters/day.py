"""The day of the shop."""

from __future__ import annotations

from datetime import UTC, datetime


def today() -> str:
    """The day that the shop has now, YYYY-MM-DD: it changes at midnight UTC, for all players (HQ-SHOP-1)."""
    return datetime.now(UTC).date().isoformat()
