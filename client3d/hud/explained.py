"""Parts of panels that explain themselves: nothing to press; pointer and keyboard focus bring a tooltip."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from direct.gui import DirectGuiGlobals as DGG
from direct.gui.DirectGui import DirectFrame

from client3d.hud.widgets import Box, Panel, Target


class Explained:
    """A part of a panel; `explain` tells what it means when it is asked for, or nothing."""

    enabled = False

    def __init__(self, panel: Panel, name: str, explain: Callable[[], str]) -> None:
        self.panel, self.name, self._explain = panel, f"{panel.name}.{name}", explain
        self._place: Box = (0.0, 0.0, 0.0, 0.0)
        self._drawn: object = None
        self.frame = DirectFrame(parent=panel.node, relief=None, state=DGG.NORMAL, frameSize=(0, 1, -1, 0))
        self.frame.bind(DGG.WITHIN, lambda _event: self.hover())
        self.frame.bind(DGG.WITHOUT, lambda _event: panel.stage.hide_tip())

    def spread(self, left: float, top: float, width: float, height: float) -> None:
        """It lies there in its panel, in units."""
        scale = self.panel.stage.brush.scale
        if (self._place, self._drawn) == ((left, top, width, height), scale):
            return
        self._place, self._drawn = (left, top, width, height), scale
        px = scale.px
        self.frame.set_pos(px(left), 0, -px(top))
        self.frame["frameSize"] = (0, px(width), -px(height), 0)

    @property
    def reason(self) -> str:
        """What it means."""
        return self._explain()

    @property
    def box(self) -> Box:
        """Where it is."""
        left, top, width, height = self._place
        return self.panel.x + left, self.panel.y + top, width, height

    def press(self) -> bool:
        """Explain it."""
        self.hover()
        return False

    def hover(self) -> None:
        """Show the tooltip."""
        if self.reason:
            self.panel.stage.show_tip(self.box, self.reason)


class Explanations:
    """Parts of a panel that come and go with what it shows: by name, where each lies, and what it means."""

    def __init__(self, panel: Panel) -> None:
        self._panel = panel
        self._parts: dict[str, Explained] = {}
        self._texts: dict[str, str] = {}

    def show(self, parts: Sequence[tuple[str, Box, str]]) -> None:
        """Explain exactly these parts; those without a text not at all."""
        self._texts = {name: text for name, _, text in parts if text}
        for name, box, text in parts:
            if not text:
                continue
            if name not in self._parts:
                self._parts[name] = Explained(self._panel, name, lambda name=name: self._texts.get(name, ""))  # type: ignore[misc]
            self._parts[name].spread(*box)
        for name, part in self._parts.items():
            if name in self._texts:
                part.frame.unstash()
            else:
                part.frame.stash()

    def targets(self) -> Iterator[Target]:
        """The parts of which there is something to say, in the order in which they were first shown."""
        return (part for name, part in self._parts.items() if name in self._texts)
