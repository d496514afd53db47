"""The command's very beginning: whoever interrupts it while it is still loading is not shown what it was doing."""

from __future__ import annotations

import sys

INTERRUPTED = 130
"""Exit code of a program that Ctrl-C ended, as shells have it."""


def main() -> None:
    """Load and run the command line."""
    try:
        from cli.main import main as run

        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
