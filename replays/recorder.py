"""Recording a game while it is played: every accepted order is in the file before the next one is given.

The file appears with its first keyframe in place, and from then on only grows. Killing the program loses at most the
order that was being written. A disk that is full or gone ends the recording, never the game.
"""

from __future__ import annotations

import os
import re
import weakref
from collections.abc import Callable, Iterable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from core import __version__
from core.digest import SIZE, chained
from core.digest import START as CHAIN_START
from core.game import Entry, Game
from core.packs.loader import Pack
from core.rulesets import Moment, Ruleset, Table, Thinker, ruleset
from core.world import Row, plain
from replays.copying import note_block
from replays.files import begun, write_all
from replays.folding import Folding
from replays.format import ENDING, FOLDED, HEADER, KEYFRAME, MARK, MINDS, ORDER, BlockWriter, start_of_file
from replays.ledger import Ledger
from replays.masks import FoldingError
from replays.records import Ending, Header, Keyframe, Minds, Note, PackNote, Recorded

MOST_TEXT_BYTES = 1 << 20
"""Bytes of a pack's texts that go into a replay."""
TURNS_APART = 24
"""Turns from one keyframe with tables to the next: what is read at most to show a turn."""
ORDERS_APART = 400
"""Orders after which the next turn's keyframe has tables before that."""


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
        start, check = start_of_file()
        self._prepare(path, game, ruleset(pack.manifest.base or pack.manifest.name), BlockWriter(check))
        header = self._header(setup, pack, pack.data if data is None else data, tuple(seats), created)
        first = start, self._blocks.block(HEADER, self._encode(header), fresh=True), self._keyframe(starts_turn=True)
        self._attach(begun(path, first, replace=replace))

    @classmethod
    def taken_up(
        cls,
        path: Path,
        file: BinaryIO,
        check: int,
        game: Game[Any, Any],
        rules: Ruleset,
        *,
        orders: int,
        turn: tuple[int, int],
        thinkers: Mapping[int, Thinker],
        in_place: bool,
    ) -> Recorder:
        """Go on with a recording: `game` stands after the `orders` that are in `file`, which is open to grow.

        `check` is the checksum of the file's last block, `turn` the round and side of its last keyframe,
        `in_place` whether the file is an older one and no copy.
        """
        recorder = cls.__new__(cls)
        recorder._prepare(path, game, rules, BlockWriter(check))
        recorder.orders = recorder._kept = recorder._orders_found = orders
        recorder._in_place = in_place
        recorder._turns_followed = TURNS_APART  # the file may have gone on without tables for as long already
        recorder.thinkers = thinkers
        recorder._attach(file)
        if _turn(recorder._moment) != turn:
            # the program was killed after a turn's last order and before the next turn's keyframe
            recorder._attempt(lambda: recorder._write(recorder._keyframe(starts_turn=True)))
        return recorder

    def _prepare(self, path: Path, game: Game[Any, Any], rules: Ruleset, blocks: BlockWriter) -> None:
        self.path = path
        self.failure: OSError | ValueError | None = None
        """Why recording stopped early; None while all is well."""
        self.orders = 0
        """Orders in the file so far."""
        self.thinkers: Mapping[int, Thinker] = {}
        """By side: the opponents that compute, for what they keep in mind to be in the file."""
        self._orders_found = 0  # orders in the file when the recording began
        self._in_place = False
        self._game = game
        self._rules = rules
        self._moment = rules.moment(game)
        self._kept = 0  # orders before the last keyframe
        self._encode = msgspec.msgpack.Encoder().encode
        self._blocks = blocks
        self._folding = Folding()
        self._ledger = Ledger()
        self._turns_followed = 0  # turns since a keyframe with tables began one
        self._followed_from = 0  # orders before that
        self._file: BinaryIO | None = None

    def _attach(self, file: BinaryIO) -> None:
        """Write into this file from now on."""
        self._file = file
        self._written = os.fstat(file.fileno())
        # nobody has to close a recording: all orders are in the file anyway
        weakref.finalize(self, file.close)
        if self._moment.ended:
            self._end()
        else:
            self._game.watchers.append(self._record)

    @property
    def open(self) -> bool:
        """Whether orders are still being written down."""
        return self._file is not None

    @property
    def written(self) -> int | None:
        """How many bytes are in the file, all of them whole blocks; None if nothing is written any more."""
        return None if self._file is None else os.fstat(self._file.fileno()).st_size

    @property
    def is_worth_keeping(self) -> bool:
        """Whether anything has been ordered since this file was made, or somebody had it before."""
        return self._in_place or self.orders > self._orders_found

    def close(self) -> None:
        """Stop recording. A battle that has not ended can be resumed from here."""
        self._attempt(self._keep)
        self._stop()

    def note(self, note: Note) -> None:
        """Write a note to the battle as it stands now; nothing if it is not being recorded any more."""
        # lists read a file from its last keyframe on: what is to be found there has to stand behind it
        self._attempt(self._keep)
        self._attempt(lambda: self._write(note_block(self._blocks, note)))

    def reloaded(self, data: Any) -> None:
        """The game goes on by other data from here on: these, and the state as it is now, are in the file."""
        self._attempt(lambda: self._write(self._keyframe(starts_turn=False, data=self._rules.encode_data(data))))

    def _keep(self) -> None:
        if self._file is not None and self.orders > self._kept:
            self._write(self._keyframe(starts_turn=False))

    def _attempt(self, write: Callable[[], None]) -> None:
        """Write something. A disk that is full, or more than any reader would take, ends the recording alone."""
        try:
            write()
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
            packs=tuple(PackNote(one.name, one.version) for one in pack.manifests),
            data_digest=blake2b(values, digest_size=SIZE).digest(),
            setup=msgspec.Raw(self._encode(setup)),
            data=msgspec.Raw(values),
            texts=pack_texts(*pack.folders, title=str(getattr(setup, "title", ""))),
            opening=msgspec.Raw(self._encode(self._game.opening)),
            seats=seats,
            created=created,
        )

    def _keyframe(self, *, starts_turn: bool, data: dict[str, Any] | None = None) -> bytes:
        """A keyframe, with tables if a reader could not tell them or had to go too far back for them.

        `data`: by which the game goes on from here, where that is new.
        """
        world = self._game.battle.world
        self._kept = self.orders
        self._turns_followed += starts_turn
        far = self._turns_followed >= TURNS_APART or self.orders - self._followed_from >= ORDERS_APART
        tables: dict[str, Table] = {}
        if (far and starts_turn) or data is not None or not self._ledger_holds(checked=not starts_turn):
            with world.active():
                rows, layout = world.snapshot(), world.layout()
            self._ledger.begin(rows, layout)
            tables = _tables(rows, layout)
            if starts_turn:
                self._turns_followed, self._followed_from = 0, self.orders
            self._folding.begin_anew()
        keyframe = Keyframe(
            round=self._moment.round,
            side=self._moment.side,
            orders=self.orders,
            starts_turn=starts_turn,
            state=self._ledger.digest(),
            chain=self._game.chain,
            last_entity=world.last_entity,
            tables=tables,
            data=data,
        )
        block = self._blocks.block(KEYFRAME if tables else MARK, self._encode(keyframe), fresh=bool(tables))
        return block + self._minds() if starts_turn and self.thinkers else block

    def _ledger_holds(self, *, checked: bool) -> bool:
        """Whether a reader can tell the state by himself; `checked`: after a look at all of the battle.

        That takes as long as an order or two, so it is done where somebody may want to go on from the file alone.
        """
        if not checked:
            return self._ledger.holds
        world = self._game.battle.world
        with world.active():
            return self._ledger.agrees(world.snapshot())

    def _minds(self) -> bytes:
        """What the opponents keep in mind, written in one piece with the keyframe of the turn that begins."""
        kept = {side: thinker.mind() for side, thinker in sorted(self.thinkers.items())}
        minds = {side: msgspec.Raw(mind) for side, mind in kept.items() if mind}
        return self._blocks.block(MINDS, self._encode(Minds(of=minds)), optional=True)

    def _record(self, entry: Entry) -> None:
        if self._file is not None:
            self._attempt(lambda: self._write_order(entry))

    def _write_order(self, entry: Entry) -> None:
        self._ledger.enter(entry.changes)
        self._write(self._order(entry))
        self.orders += 1
        before, self._moment = self._moment, self._rules.moment(self._game)
        if self._moment.ended:
            self._end()
        elif _turn(self._moment) != _turn(before):
            self._write(self._keyframe(starts_turn=True))

    def _order(self, entry: Entry) -> bytes:
        if self._blocks.begins:
            self._folding.begin_anew()
        try:
            content = self._folding.order(entry.order, entry.draws, entry.told, entry.changes, entry.digest)
        except FoldingError:
            # larger than anything the game does, or stranger
            self._folding.begin_anew()
            changes = tuple((entity, kind, field, plain(value)) for entity, kind, field, value in entry.changes)
            recorded: Recorded[Any, Any] = Recorded(
                order=entry.order, draws=entry.draws, told=entry.told, changes=changes, digest=entry.digest
            )
            return self._blocks.block(ORDER, self._encode(recorded), fresh=True)
        return self._blocks.block(FOLDED, content)

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
            write_all(self._file, block)

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


def _tables(rows: list[Row], layout: dict[str, tuple[str, ...]]) -> dict[str, Table]:
    found: dict[str, list[tuple[Any, ...]]] = {name: [] for name in layout}
    for entity, name, values in rows:
        found[name].append((entity, *values))
    return {name: Table(fields, tuple(found[name])) for name, fields in layout.items()}


def _turn(moment: Moment) -> tuple[int, int]:
    return moment.round, moment.side


def pack_texts(*folders: Path, title: str) -> dict[str, dict[str, str]]:
    """What a battle needs of the texts of a pack and its mods, by language and file name; none if they are too long.

    A mod's files are numbered after those of the packs below it, whose texts its own replace. `title` is the key of the
    battle's title: what is said in a file of its own of battles of a kind, named like the pack's folder of them, is
    left out unless this battle is among them.
    """
    named = re.compile(rf"^{re.escape(title)} *=".encode(), re.MULTILINE)
    found: dict[str, dict[str, str]] = {}
    left = MOST_TEXT_BYTES
    files = [(layer, path) for layer, folder in enumerate(folders) for path in sorted(folder.glob("locale/*/*.ftl"))]
    for layer, path in files:
        try:
            with path.open("rb") as file:
                content = file.read(left + 1)
        except OSError:
            continue
        if (folders[layer] / path.stem).is_dir() and not named.search(content):
            continue
        left -= len(content)
        if left < 0:
            return {}
        name = f"~{layer:03}-{path.name}" if layer else path.name
        found.setdefault(path.parent.name, {})[name] = content.decode("utf-8-sig", "replace")
    return found
