"""Tables as the command line prints them."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Sequence
from typing import Final

NOTHING: Final = "–"
"""What stands where there is nothing to say."""

_WIDTH: Final = 160
"""Characters of a line where no terminal says how many it has."""


def print_table(heads: Sequence[str], rows: Iterable[Sequence[str]], to_the_right: Collection[int] = ()) -> None:
    """Print a table; the columns of these places stand to the right."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD)
    for place, head in enumerate(heads):
        table.add_column(head, justify="right" if place in to_the_right else "left")
    for row in rows:
        table.add_row(*row)
    Console(highlight=False, width=None if sys.stdout.isatty() else _WIDTH).print(table, markup=False)
