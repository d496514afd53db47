"""Where the panels are: anchored to the window's edges, and folded or thinned out where they would meet.

Lengths are virtual units. A window of 1280x720 has 1600x900 of them; larger texts or a smaller window leave fewer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from client3d.hud.panels import timeline
from client3d.hud.panels.unit_list import HEADER, TitledList
from client3d.hud.theme import GAP, MARGIN

if TYPE_CHECKING:
    from client3d.hud.hud import Hud

RIGHT, NARROW_RIGHT = 292.0, 232.0
_WIDE, _MIDDLE = 1240.0, 1080.0  # window widths under which the card loses its portrait, and the right column its width
_FOLDED = HEADER + 2
_LEAST_LIST, _LEAST_LOG = HEADER + 12 + 3 * 36, 128.0
_LEAST_ORDERS = 260.0


def arrange(hud: Hud) -> None:
    """Put every panel in its place in the window as it is now."""
    scale = hud.stage.brush.scale
    column = RIGHT if scale.width >= _MIDDLE else NARROW_RIGHT
    left_of_column = hud.stage.free_right = scale.width - MARGIN - column
    _arrange_top_bar(hud, left_of_column)
    _arrange_column(hud, left_of_column, column)
    _arrange_bottom(hud, left_of_column - GAP, _arrange_timeline(hud, left_of_column - GAP))
    _arrange_recap(hud, left_of_column)
    for screen in hud.screens:
        screen.layout()


def _arrange_top_bar(hud: Hud, left_of_column: float) -> None:
    bar, scale = hud.top_bar, hud.stage.brush.scale
    if not bar.visible:
        return
    width, height = bar.measure(left_of_column - GAP - MARGIN)
    x = min((scale.width - width) / 2, left_of_column - GAP - width)
    bar.place(round(max(x, MARGIN)), 10, width, height)


def _arrange_column(hud: Hud, x: float, width: float) -> None:
    scale = hud.stage.brush.scale
    turn_height = 118.0 if scale.height >= 700 else 100.0
    bottom = scale.height - MARGIN - turn_height
    hud.turn.place(x, bottom, width, turn_height)
    map_height = 200.0 if scale.height >= 800 else 150.0 if scale.height >= 560 else 0.0
    if map_height and hud.minimap_wanted:
        hud.minimap.show()
        bottom -= GAP + map_height
        hud.minimap.place(x, bottom, width, map_height)
    else:
        hud.minimap.hide()
    _arrange_lists(hud, x, width, bottom - GAP - MARGIN)


def _arrange_lists(hud: Hud, x: float, width: float, room: float) -> None:
    """Unit list over event log; what does not fit folds, the one asked for last stays open."""
    units, log = hud.unit_list, hud.log_panel
    if not units.visible:
        return
    units.width = log.width = width
    preferred, other = (log, units) if hud.preferred_list is log else (units, log)
    for panel in (units, log):
        panel.squeezed = False
    if room < _LEAST_LIST + _LEAST_LOG + GAP:
        other.squeezed = not other.folded
    if room < _LEAST_LIST + _FOLDED + GAP:
        preferred.squeezed = not preferred.folded
    units_height, log_height = _shared(units, log, room)
    units.place(x, MARGIN, width, units_height)
    log.place(x, MARGIN + units_height + GAP, width, log_height)


def _shared(units: TitledList, log: TitledList, room: float) -> tuple[float, float]:
    if units.closed:
        return _FOLDED, _FOLDED if log.closed else room - _FOLDED - GAP
    if log.closed:
        return max(min(units.wanted_height(), room - _FOLDED - GAP), _LEAST_LIST), _FOLDED
    height = min(units.wanted_height(), max(room * 0.58, _LEAST_LIST), room - GAP - _LEAST_LOG)
    return height, room - height - GAP


def _arrange_timeline(hud: Hud, right: float) -> float:
    """The timeline along the lower edge, where there is one; the lowest that other panels may reach."""
    bottom = hud.stage.brush.scale.height - MARGIN
    if not hud.timeline.visible:
        return bottom
    hud.timeline.place(MARGIN, bottom - timeline.HEIGHT, right - MARGIN, timeline.HEIGHT)
    return bottom - timeline.HEIGHT - GAP


def _arrange_bottom(hud: Hud, right: float, lowest: float) -> None:
    """The unit's card at the left, the orders between it and the right column, or over it where there is no room."""
    scale, card, orders = hud.stage.brush.scale, hud.unit_card, hud.order_bar
    left, card_top = float(MARGIN), lowest
    if card.visible:
        card.compact = scale.width < _WIDE
        width, height = card.measure()
        card_top = lowest - height
        card.place(MARGIN, card_top, width, height)
        left = MARGIN + width + GAP
    bottom = lowest
    room = right - left
    if room < _LEAST_ORDERS and card.visible:
        left, bottom = MARGIN, card_top - GAP
        room = right - left
    width, height = orders.measure(room, 2 if scale.height >= 640 else 1)
    x = min(max((scale.width - width) / 2, left), right - width)
    top = bottom - height
    orders.place(round(x), round(top), width, height)
    message = hud.message_line
    message.middle, message.bottom, message.most = (
        x + width / 2 if width else scale.width / 2,
        top - GAP,
        max(room, 320),
    )
    if message.visible:
        message.layout()
    if hud.banner_line.visible:
        hud.banner_line.layout()


def _arrange_recap(hud: Hud, left_of_column: float) -> None:
    recap, scale = hud.recap, hud.stage.brush.scale
    if not recap.visible:
        return
    top = hud.top_bar.y + hud.top_bar.height + GAP if hud.top_bar.visible else MARGIN
    width = min(380.0, left_of_column - 2 * GAP)
    recap.width = width
    bottom = hud.unit_card.y if hud.unit_card.visible else hud.order_bar.y if hud.order_bar.height else scale.height
    room = max(bottom - GAP - top, _FOLDED + 60)
    recap.place(MARGIN, top, width, _FOLDED if recap.closed else min(recap.wanted_height() + 4, room))
