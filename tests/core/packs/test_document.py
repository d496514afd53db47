"""Reading a file that anybody may have written: its values, its places, and what is wrong with it."""

from __future__ import annotations

import contextlib
import os
import random
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.packs.document import MOST_BYTES, parse_document, read_document
from core.packs.faults import PackError
from core.packs.keys import DEEPEST, Keys

SAMPLE = """\
title = "x"  # a comment behind
[units.tank]
hp = 12
cost = { foot = 3, "odd key" = [1, [2, 3]] } # another
  [[step]]
  at = [0,
    1, # in a list
    2]
[[step]]
a.b.c = 1
[step.expect]
"t1.hp" = 3
한글 = 1
""".replace("한글", '"한글"')


def fault_places(content: bytes) -> list[tuple[int, int, str]]:
    with pytest.raises(PackError) as caught:
        parse_document(content, "file.toml")
    return [(fault.line, fault.column, fault.key) for fault in caught.value.faults]


@pytest.mark.parametrize(
    ("keys", "key_place", "value_place"),
    [
        (("title",), (1, 1), (1, 9)),
        (("units",), (2, 2), (2, 2)),
        (("units", "tank"), (2, 8), (2, 8)),
        (("units", "tank", "hp"), (3, 1), (3, 6)),
        (("units", "tank", "cost", "foot"), (4, 10), (4, 17)),
        (("units", "tank", "cost", "odd key"), (4, 20), (4, 32)),
        (("units", "tank", "cost", "odd key", 1, 0), (4, 37), (4, 37)),
        (("step", 0), (5, 5), (5, 5)),
        (("step", 0, "at", 2), (8, 5), (8, 5)),
        (("step", 1), (9, 3), (9, 3)),
        (("step", 1, "a", "b"), (10, 3), (10, 3)),
        (("step", 1, "a", "b", "c"), (10, 5), (10, 9)),
        (("step", 1, "expect", "t1.hp"), (12, 1), (12, 11)),
        (("step", 1, "expect", "한글"), (13, 1), (13, 8)),
        (("units", "tank", "missing", "deeper"), (2, 8), (2, 8)),
        (("nowhere",), (1, 1), (1, 1)),
    ],
)
def test_every_key_and_value_has_its_place(
    keys: Keys, key_place: tuple[int, int], value_place: tuple[int, int]
) -> None:
    document = parse_document(SAMPLE.encode(), "file.toml")
    assert document.position(keys) == key_place
    assert document.position(keys, value=True) == value_place


def test_byte_order_mark_and_windows_line_ends_change_nothing() -> None:
    document = parse_document(b"\xef\xbb\xbf" + SAMPLE.replace("\n", "\r\n").encode(), "file.toml")
    assert document.data == parse_document(SAMPLE.encode(), "file.toml").data
    assert document.position(("units", "tank", "hp")) == (3, 1)


@pytest.mark.parametrize(
    ("content", "places"),
    [
        ("hp = \n", [(1, 6, "syntax-value")]),
        ("\n[tank\nhp = 1", [(2, 6, "syntax-header")]),
        ("hp 12", [(1, 4, "syntax-equals")]),
        ("hp = 1 2", [(1, 8, "syntax-line-end")]),
        ('name = "x\n', [(1, 10, "syntax-string")]),
        ('name = "\\q"', [(1, 9, "syntax-escape")]),
        ("at = [1, 2\n\n", [(1, 11, "syntax-list")]),
        ("= 1", [(1, 1, "syntax-key")]),
        ("hp = 1\0", [(1, 7, "file-not-utf8")]),
        ("hp = 1\nap = 2\nhp = 3\n", [(3, 1, "duplicate-key")]),
        ("[a]\nx = 1\n[a]\ny = 2\n[b]\nc = 1\nc = 1\n", [(3, 2, "duplicate-key"), (7, 1, "duplicate-key")]),
        ("a = { b = 1, b = 2 }", [(1, 14, "duplicate-key")]),
        ("a = nan\nb = -inf\nc = 1e999\n", [(1, 5, "not-a-number"), (2, 5, "not-a-number"), (3, 5, "not-a-number")]),
        ("a = 9223372036854775808", [(1, 5, "number-too-large")]),
        ("b = 1\na = " + "9" * 5000, [(2, 5, "number-too-large")]),
        ("a = " + "[" * 20_000 + "]" * 20_000, [(1, 5 + DEEPEST, "too-deep")]),
        ("x = 1\n" + "a." * 50_000 + "b = 1", [(2, 1, "too-deep")]),
    ],
)
def test_what_is_wrong_is_a_fault_at_its_place(content: str, places: list[tuple[int, int, str]]) -> None:
    assert fault_places(content.encode()) == places


def test_bytes_that_are_no_text_are_a_fault_where_they_begin() -> None:
    assert fault_places(b'\xef\xbb\xbfa = 1\nb = "x\xff"') == [(2, 7, "file-not-utf8")]


def test_a_duplicate_names_the_line_of_the_first() -> None:
    with pytest.raises(PackError) as caught:
        parse_document(b"hp = 1\n\nhp = 2\n", "file.toml")
    assert caught.value.faults[0].arguments == {"name": "hp", "line": "1"}


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and links need a POSIX system")
def test_files_that_cannot_be_read_are_faults(tmp_path: Path) -> None:
    (tmp_path / "folder.toml").mkdir()
    (tmp_path / "large.toml").write_bytes(b"#" * (MOST_BYTES + 1))
    os.mkfifo(tmp_path / "pipe.toml")
    (tmp_path / "loop.toml").symlink_to(tmp_path / "loop.toml")
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "link.toml").symlink_to(tmp_path / "large.toml")
    expected = {
        "absent.toml": "file-missing",
        "folder.toml": "file-not-regular",
        "large.toml": "file-too-large",
        "pipe.toml": "file-not-regular",
        "loop.toml": "file-unreadable",
        "nul\0.toml": "file-unreadable",
        "pack/link.toml": "file-outside",
    }
    found = {}
    for name in expected:
        with pytest.raises(PackError) as caught:
            read_document(tmp_path / name, inside=tmp_path / "pack" if "/" in name else None)
        found[name] = caught.value.faults[0].key
    assert found == expected


@given(st.binary(max_size=200))
@settings(max_examples=200, deadline=None)
def test_any_bytes_are_a_document_or_faults(content: bytes) -> None:
    with contextlib.suppress(PackError):
        parse_document(content, "file.toml")


@given(st.randoms(use_true_random=False))
@settings(max_examples=200, deadline=None)
def test_a_mangled_document_is_a_document_or_faults_inside_the_file(chance: random.Random) -> None:
    content = bytearray(SAMPLE.encode())
    for _ in range(chance.randint(1, 6)):
        place = chance.randrange(len(content))
        content[place : place + chance.randint(0, 5)] = chance.choice(
            [b"", b"[", b"]]", b"{", b'"', b"\n", b"\r", b"=", b".", b"9" * 30, b"nan", b"\xf0", b"#", b"'''", b"a=1\n"]
        )
    try:
        document = parse_document(bytes(content), "file.toml")
    except PackError as error:
        lines = bytes(content).decode("utf-8", "replace").replace("\r\n", "\n").split("\n")
        for fault in error.faults:
            assert 1 <= fault.line <= len(lines)
            assert 1 <= fault.column <= len(fault.source) + 1
    else:
        for key in document.data:
            assert document.position((key,)) != (0, 0)
