"""What tests of several packages share."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator

import pytest
from hypothesis import settings

settings.register_profile("any machine", deadline=None)
settings.load_profile("any machine")
"""No example fails for the time it took: that of a busy machine says nothing of what is tested."""

WINDOW_TOOLS = ("Xvfb", "xdotool")
SCREEN = "1280x720x24"
MOST_WORKERS = 8
"""Each takes somewhat more than a gigabyte."""


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """As many as there are cores for all of the tests; for some of them none: starting one takes longer."""
    whole = config.args_source is pytest.Config.ArgsSource.TESTPATHS
    return min(os.cpu_count() or 1, MOST_WORKERS) if whole else 0


@pytest.fixture
def display() -> Iterator[str]:
    """A display of one's own, for a real window. Skipped where the tools are missing, but not in CI."""
    missing = [tool for tool in WINDOW_TOOLS if shutil.which(tool) is None]
    if missing:
        if os.environ.get("CI"):
            pytest.fail(f"not installed: {', '.join(missing)}")
        pytest.skip(f"not installed: {', '.join(missing)}")
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp", "-noreset"],
        pass_fds=(write,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as numbers:
        number = numbers.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(10)
