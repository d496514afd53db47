"""The buttons of who watches: a battle of opponents, or a replay."""

from __future__ import annotations

from client3d.hud.values import OrderButton
from client3d.play.names import Names

_PAUSE = {False: "pause", True: "play"}
"""What the button of a watcher does, by whether all stands still: its icon and text."""


def transport(words: Names, paused: bool, speed: float, over: bool = False) -> tuple[OrderButton, ...]:
    """Buttons of who watches opponents play. over: all was shown."""
    if over:
        pause = OrderButton("pause", "replay", words("watch-restart"), "P")
    else:
        pause = OrderButton("pause", _PAUSE[paused], words(f"watch-{_PAUSE[paused]}"), "P")
    rate = OrderButton("speed", "points", f"×{speed:g}", "", tip=words("option-speed"))
    return (pause, rate)


def replay_transport(
    words: Names, plain: tuple[OrderButton, ...], eyes: str, follow: bool, over: bool, no_play_on: str
) -> tuple[OrderButton, ...]:
    """Buttons of a replay, round those that all watchers have; no_play_on: why it cannot be played on from here."""
    at_end = words("watch-at-end") if over else ""
    pause, rate = plain
    shown = (
        OrderButton("previous_turn", "left", words("watch-previous"), "["),
        OrderButton("previous_event", "undo", words("watch-step-back"), "", tip=words("key-previous_event")),
        pause,
        OrderButton("next_event", "right", words("watch-step"), "", at_end, tip=words("key-next_event")),
        OrderButton("next_turn", "next_unit", words("watch-next"), "]", at_end),
        rate,
        OrderButton("eyes", "eye", eyes, "V", tip=words("watch-eyes")),
        OrderButton("follow", "move", words("watch-follow"), "", active=follow, tip=words("watch-follow-tip")),
        OrderButton("play_on", "fire", words("watch-play-on"), "", no_play_on, tip=words("watch-play-on-tip")),
    )
    return (*shown, OrderButton("statistics", "log", words("after-statistics"), "F4")) if over else shown
