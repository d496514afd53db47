"""The beginning of the command."""

from __future__ import annotations

import pytest

from cli import main, start


def test_who_interrupts_it_sees_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(main, "main", interrupted)
    with pytest.raises(SystemExit) as ended:
        start.main()
    assert ended.value.code == start.INTERRUPTED


def test_it_runs_the_command_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["clumsy", "--version"])
    with pytest.raises(SystemExit) as ended:
        start.main()
    assert ended.value.code == 0
    assert capsys.readouterr().out.startswith("clumsy ")
