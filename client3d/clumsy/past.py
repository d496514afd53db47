"""What a side was told in a battle before it was taken up again, for its log: read from the replay, no rule is run."""

from __future__ import annotations

from collections.abc import Iterable

from client3d.clumsy.event_log import EventLog
from core.orders import Order
from replays.faults import ReplayError
from replays.playback import Playback, Scene
from replays.resume import Resumed
from systems.clumsy.data import ClumsyData
from systems.clumsy.events import ShotFired
from systems.clumsy.field import Standing
from systems.clumsy.orders import FireOrder
from systems.clumsy.picture import Picture
from systems.clumsy.picture_changes import advance


def recall(resumed: Resumed, sides: Iterable[int], log: EventLog) -> None:
    """Fill the log of each of these sides (EVERYTHING: of who sees all) with what was told up to where it goes on."""
    try:
        for side in sides:
            _recall(resumed, side, log)
    except ReplayError:
        return  # its file was taken away meanwhile: the battle goes on without its past


def _recall(resumed: Resumed, side: int, log: EventLog) -> None:
    playback, end = Playback(resumed.replay, side), resumed.place
    picture = playback.picture
    log.begin(picture)
    while (playback.turn.number, playback.place) != (end.turn, end.orders):
        scene = playback.next_scene()
        if scene is None:
            return
        _tell(scene, picture, log, resumed.data)
        picture = scene.after


def _tell(scene: Scene, picture: Picture, log: EventLog, data: ClumsyData) -> None:
    """What one order told; `picture` is how things stood before it, and is moved on."""
    for event in scene.events:
        fired = isinstance(event, ShotFired) and not event.on_alert
        log.remember(event, picture, _meant(scene.order, picture, data) if fired else None)
        advance(picture, event)


def _meant(order: Order, picture: Picture, data: ClumsyData) -> Standing | None:
    """The structure that one's own shot was meant for, by what its log tells: chosen, or alone in its cell."""
    if not isinstance(order, FireOrder) or order.side != picture.side:
        return None
    x, y = order.at
    in_sight = picture.seen is None or picture.seen >> (y * picture.stride + x) & 1
    building = picture.structures.get(order.at) if in_sight else None
    chosen = order.what == "structure" or (order.what == "" and picture.figure_at(order.at) is None)
    if building is None or building.side == picture.side or not chosen:
        return None
    return Standing(data.structures[building.type], building.side, building.hp, building.progress, building.built)
