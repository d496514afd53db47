"""Recording a game while it is played: every accepted order is in the file before the next one is given.

The file appears with its first keyframe in place, and from then on only grows. Killing the program loses at most the
order that was being written. A disk that is full or gone ends the recording, never the game.
"""

from __future__ import annotations

import errno
import os
import weakref
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from core import __version__
from core.digest import SIZE, chained
from core.digest import START as CHAIN_START
from core.game import Entry, Game
from core.packs.loader import Pack
from core.rulesets import Moment, Table, ruleset
from core.world import plain
from replays.format import ENDING, HEADER, KEYFRAME, MAGIC, ORDER, BlockWriter, start_of_file
from replays.records import Ending, Header, Keyframe, PackNote, Recorded

MOST_TEXT_BYTES = 1 << 20
"""Bytes of a pack's texts that go into a replay."""


class Recorder:
    """Writes a game into a file. Begin before the game's first order; `close` when nothing more is to come.

    Raises OSError if the file cannot be made, FileExistsError if something else than a replay has its name; later
    trouble is kept in `failure` and ends the recording, not the game.
    """

    def __init__(
        self,
        path: Path,
        game: Game[Any, Any],
        setup: msgspec.Struct,
        pack: Pack[Any],
        *,
        data: Any = None,
        seats: Iterable[str] = (),
        created: str = "",
        replace: bool = True,
    ) -> None:
        """Record `game`, which was made from `setup` and the pack's data, or from `data` where that was changed.

        Unless `replace`, a replay that has the name already is an error too, even one that appears meanwhile.
        """
        if game.chain != chained(CHAIN_START, [event for event, _ in game.opening]):
            raise ValueError("a recording begins before the first order")
        self.path = path
        self.failure: OSError | ValueError | None = None
        """Why recording stopped early; None while all is well."""
        self.orders = 0
        """Orders written so far."""
        self._game = game
        self._rules = ruleset(pack.manifest.base or pack.manifest.name)
        self._moment = self._rules.moment(game)
        self._kept = 0  # orders before the last keyframe
        self._encode = msgspec.msgpack.Encoder().encode
        start, check = start_of_file()
        self._blocks = BlockWriter(check)
        header = self._header(setup, pack, pack.data if data is None else data, tuple(seats), created)
        first = start + self._blocks.block(HEADER, self._encode(header), fresh=True) + self._keyframe(starts_turn=True)
        self._file: BinaryIO | None = _begun(path, first, replace=replace)
        self._written = os.fstat(self._file.fileno())
        # nobody has to close a recording: all orders are in the file anyway
        weakref.finalize(self, self._file.close)
        if self._moment.ended:
            self._end()
        else:
            game.watchers.append(self._record)

    @property
    def open(self) -> bool:
        """Whether orders are still being written down."""
        return self._file is not None

    def close(self) -> None:
        """Stop recording. A battle that has not ended can be resumed from here."""
        try:
            if self._file is not None and self.orders > self._kept:
                self._write(self._keyframe(starts_turn=False))
        except (OSError, ValueError) as error:
            self.failure = error
        self._stop()

    def discard(self) -> None:
        """Stop recording and remove the file, unless it has become somebody else's meanwhile."""
        self._stop()
        try:
            if os.path.samestat(os.stat(self.path), self._written):
                self.path.unlink()
        except OSError as error:
            self.failure = self.failure or error

    # --- what is written

    def _header(
        self, setup: msgspec.Struct, pack: Pack[Any], data: Any, seats: tuple[str, ...], created: str
    ) -> Header:
        values = self._encode(self._rules.encode_data(data))
        return Header(
            engine=__version__,
            ruleset=self._rules.name,
            packs=(PackNote(pack.manifest.name, pack.manifest.version),),
            data_digest=blake2b(values, digest_size=SIZE).digest(),
            setup=msgspec.Raw(self._encode(setup)),
            data=msgspec.Raw(values),
            texts=pack_texts(pack.folder / "locale"),
            opening=msgspec.Raw(self._encode(self._game.opening)),
            seats=seats,
            created=created,
        )

    def _keyframe(self, *, starts_turn: bool) -> bytes:
        world = self._game.battle.world
        with world.active():
            snapshot, layout, last_entity = world.snapshot(), world.layout(), world.last_entity
        rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in layout}
        for entity, name, values in snapshot:
            rows[name].append((entity, *values))
        keyframe = Keyframe(
            round=self._moment.round,
            side=self._moment.side,
            orders=self.orders,
            starts_turn=starts_turn,
            state=blake2b(msgspec.msgpack.encode(snapshot), digest_size=SIZE).digest(),
            chain=self._game.chain,
            last_entity=last_entity,
            tables={name: Table(fields, tuple(rows[name])) for name, fields in layout.items()},
        )
        self._kept = self.orders
        return self._blocks.block(KEYFRAME, self._encode(keyframe), fresh=True)

    def _record(self, entry: Entry) -> None:
        if self._file is None:
            return
        try:
            self._write_order(entry)
        except (OSError, ValueError) as error:
            # ValueError: more in one order than any reader would take
            self.failure = error
            self._stop()

    def _write_order(self, entry: Entry) -> None:
        self.orders += 1
        recorded: Recorded[Any, Any] = Recorded(
            order=entry.order,
            draws=entry.draws,
            told=entry.told,
            changes=tuple((entity, kind, field, plain(value)) for entity, kind, field, value in entry.changes),
            digest=entry.digest,
        )
        self._write(self._blocks.block(ORDER, self._encode(recorded)))
        before, self._moment = self._moment, self._rules.moment(self._game)
        if self._moment.ended:
            self._end()
        elif _turn(self._moment) != _turn(before):
            self._write(self._keyframe(starts_turn=True))

    def _end(self) -> None:
        ending = Ending(
            winner=self._moment.winner,
            reason=self._moment.reason,
            round=self._moment.round,
            orders=self.orders,
            state=self._game.state_digest(),
            chain=self._game.chain,
        )
        self._write(self._blocks.block(ENDING, self._encode(ending), fresh=True))
        self._stop()

    # --- the file

    def _write(self, block: bytes) -> None:
        if self._file is not None:
            _write_all(self._file, block)

    def _stop(self) -> None:
        if self._record in self._game.watchers:
            # the game may be calling its watchers just now
            self._game.watchers = [watcher for watcher in self._game.watchers if watcher != self._record]
        if self._file is not None:
            file, self._file = self._file, None
            try:
                if self.failure is None:
                    os.fsync(file.fileno())
                file.close()
            except OSError as error:
                self.failure = self.failure or error


def _turn(moment: Moment) -> tuple[int, int]:
    return moment.round, moment.side


def _begun(path: Path, first: bytes, *, replace: bool) -> BinaryIO:
    """The file with its first blocks, open to grow. It takes its name only once they are in it."""
    _check_replaceable(path)
    path = Path(os.path.realpath(path))  # a link to a replay stays one
    temporary = path.with_name(f".{path.name}.{os.getpid()}.part")
    temporary.unlink(missing_ok=True)
    try:
        with temporary.open("xb", buffering=0) as file:
            _write_all(file, first)
            os.fsync(file.fileno())
        if replace:
            os.replace(temporary, path)
        else:
            _name_new(temporary, path)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    return open(path, "ab", buffering=0)


def _name_new(temporary: Path, path: Path) -> None:
    """Give a file its name, which nothing else may have."""
    try:
        os.link(temporary, path)
    except FileExistsError:
        raise
    except OSError:
        # a file system without links: nothing better is left than to look first
        if path.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path)) from None
        os.replace(temporary, path)
    else:
        temporary.unlink()


def _check_replaceable(path: Path) -> None:
    """Let only replays and empty files be written over: never a device, a folder, or somebody's other file."""
    if not path.name or path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not os.path.exists(path):
        return
    if path.is_file():
        with path.open("rb") as file:
            if file.read(len(MAGIC)) in (b"", MAGIC):
                return
    raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def _write_all(file: BinaryIO, content: bytes) -> None:
    view = memoryview(content)
    while view:
        view = view[file.write(view) :]


def pack_texts(folder: Path) -> dict[str, dict[str, str]]:
    """A pack's texts, by language and file name; none of them if they are too long for a replay."""
    found: dict[str, dict[str, str]] = {}
    left = MOST_TEXT_BYTES
    for path in sorted(folder.glob("*/*.ftl")):
        try:
            with path.open("rb") as file:
                content = file.read(left + 1)
        except OSError:
            continue
        left -= len(content)
        if left < 0:
            return {}
        found.setdefault(path.parent.name, {})[path.name] = content.decode("utf-8-sig", "replace")
    return found
