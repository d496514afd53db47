"""The program: what lasts while battles come and go: the window, the texts, the settings and the pages.

What is on the screen is a *running*: the lobby with the title, a battle, a replay. One follows the other; each says
what comes after it, and whoever opens the next one does so through `Program.follow`.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

from msgspec import ValidationError, convert, structs
from panda3d.core import WindowProperties

from client3d.hud import theme
from client3d.play.bindings import Bindings, use_layout
from client3d.play.key_places import Layout
from client3d.play.options import ScreenOptions
from client3d.play.script import Runner
from client3d.play.window import free_picture_path, take_picture
from client3d.scene.renderer import forget_states
from client3d.scene.scene import SIDE_COLOURS
from client3d.screens.forces_file import ForcesFile
from client3d.screens.games import MAIN_GAME
from client3d.screens.headquarters.wish import CampsWish
from client3d.screens.loading import LoadingPage
from client3d.screens.navigator import Navigator
from client3d.screens.progress import Progress
from client3d.screens.settings import Settings, Video
from client3d.screens.settings_file import SettingsFile
from client3d.screens.skirmish.wish import TableWish
from client3d.screens.wish import BattleWish
from client3d.sound.sounds import Sounds
from client3d.trouble.journal import log
from core.packs.faults import Fault
from core.packs.mods import Mod
from core.texts import Texts, system_language

STEP = 1 / 30
"""Seconds of a frame that a script without a window is stepped by: pictures are the same wherever it runs."""
LONGEST_FRAME = 0.25
"""After a frame that took longer than this the battle goes on as if it had taken so long."""
_PERCENT = 100


class Program:
    """See the module. `options` are those of the command line: what is given there counts before the settings."""

    def __init__(self, base: Any, options: ScreenOptions, texts: Texts, file: SettingsFile | None = None) -> None:
        self.base, self.options, self.texts = base, options, texts
        self.file = file or SettingsFile()
        theme.use_side_colours(self.settings.interface.side_colours)
        use_layout(Layout() if options.offscreen else Layout.of(base.win))
        self.navigator = Navigator(base, texts, self.text_factor)
        self.sounds = Sounds.opened(not options.offscreen, texts, _say, self.settings.sound)
        self.navigator.stage.pressed = self.sounds.press
        self._in_front, self._was_in_front = False, False
        """Whether the window has the keyboard, and whether it ever had: without a window manager nobody says so."""
        self._first_size = self._window_size()
        self.navigator.command = self._command
        self.running: Running | None = None
        self.leaves = False
        """Whether the program ends."""
        self.progress = Progress(options.progress)
        self.forces = ForcesFile(options.named_forces)
        self.wish = BattleWish()
        """The battle of the main ruleset that was put together last."""
        self.camps_wish = CampsWish()
        """The same of Headquarters."""
        self.table_wish = TableWish()
        """The same of Skirmish."""
        self.game = MAIN_GAME
        """The ruleset of which a battle was put together last."""
        self.has_title = False
        """Whether a battle that is left leads to the title."""
        self.battle_file: Path | None = None
        """Where the battle that was played last is kept up to its last order."""
        self._following: Opening | None = None
        self.returns_to: Opening | None = None
        """What a battle that is left or over leads back to, instead of the title: where a map is tried out."""
        self.mods: tuple[Mod, ...] = getattr(options, "mods", ())
        """What new battles are played with, the topmost last."""
        self.mods_asked = bool(getattr(options, "mods_asked", False))
        """Whether that is what the command line asked for, and not what is set."""
        self.mod_faults: tuple[Fault, ...] = getattr(options, "mod_faults", ())
        """Why mods that are switched on are not among them; told once."""
        locales = _locales(self.mods)
        self._own_texts = tuple(folder for folder in texts.folders if folder not in locales)

    def use_mods(self, mods: tuple[Mod, ...]) -> None:
        """New battles are played with these from now on, and texts are theirs."""
        self.mods = mods
        self.texts.rest_on(*self._own_texts, *_locales(mods))

    def _command(self, key: str) -> bool:
        """A key that means the same on every page as in a battle: so far the one that takes a picture."""
        if Bindings(self.settings.keys).intent_of(key) != "picture":
            return False
        return take_picture(self.base, free_picture_path())

    # --- settings

    @property
    def settings(self) -> Settings:
        """What the player has set."""
        return self.file.settings

    @property
    def tier(self) -> str:
        """low, medium, high or auto."""
        return self.options.tier if self.options.tier != "auto" else self.settings.video.tier

    @property
    def side_colours(self) -> dict[str, tuple[float, float, float]]:
        """The paint of each side's units, by its name."""
        return SIDE_COLOURS[self.settings.interface.side_colours]

    @property
    def text_factor(self) -> float:
        """By how much panels and texts are larger than usual."""
        scale = self.settings.video.scale or _density(self.base)
        return self.options.text_scale * self.settings.interface.text_size * scale / _PERCENT**2

    def change(self, settings: Settings) -> None:
        """The player has set something: it counts at once, and is kept."""
        before = self.settings
        if settings == before:
            return
        wrong = self.file.keep(settings)
        if settings.video.tier != before.video.tier:
            self.options.tier = "auto"
        if settings.interface.language != before.interface.language:
            self.options.language = ""
            self.texts.switch(settings.interface.language or system_language())
        theme.use_side_colours(settings.interface.side_colours)
        self.sounds.mixer.use(settings.sound)
        self._hush()
        self._resize_window(before)
        if self.running is not None:
            self.running.apply(before, settings)
        self.navigator.text_factor = self.text_factor
        self.navigator.redraw()
        if wrong:
            title, text = (
                self.texts.format(key, message=wrong) for key in ("settings-not-kept", "settings-not-kept-text")
            )
            self.navigator.tell(title, text)

    def _resize_window(self, before: Settings) -> None:
        video = self.settings.video
        if self.options.offscreen or _window_of(video) == _window_of(before.video):
            return
        properties = WindowProperties()
        properties.set_fullscreen(video.fullscreen)
        if video.fullscreen:
            properties.set_size(self.base.pipe.get_display_width(), self.base.pipe.get_display_height())
        else:
            properties.set_size(video.width, video.height)
        self.base.win.request_properties(properties)

    def _window_size(self) -> tuple[int, int]:
        return self.base.win.get_x_size(), self.base.win.get_y_size()

    def _keep_window_size(self) -> None:
        """The next window is as large as the player has made this one."""
        settings, size = self.settings, self._window_size()
        if self.options.offscreen or settings.video.fullscreen or size == self._first_size:
            return
        try:
            video = convert({**structs.asdict(settings.video), "width": size[0], "height": size[1]}, Video)
        except ValidationError:  # smaller or larger than the game is played in
            return
        self.file.keep(structs.replace(settings, video=video))

    def focus(self, in_front: bool) -> None:
        """Whether the window has the keyboard now."""
        if in_front and not self._in_front and not self.options.offscreen:
            use_layout(Layout.of(self.base.win))  # it may have been changed meanwhile
        self._in_front, self._was_in_front = in_front, self._was_in_front or in_front
        self._hush()

    def _hush(self) -> None:
        in_background = self._was_in_front and not self._in_front
        self.sounds.mixer.hush(in_background and self.settings.sound.quiet_in_background)

    # --- what follows what

    def follow(self, opening: Opening) -> None:
        """What is on the screen now ends, and this comes after it."""
        self._following = opening

    @property
    def ending(self) -> bool:
        """Whether what is on the screen now is to end."""
        return self.leaves or self._following is not None

    def leave(self) -> None:
        """End the program."""
        self.leaves = True

    def _opened(self, opening: Opening) -> Running:
        """Open something behind a curtain that says so: it takes seconds, and draws itself before it is complete."""
        if self.options.offscreen:
            return opening(self)
        curtain = LoadingPage(self.navigator.stage)
        curtain.show()
        curtain.layout()
        for _ in range(2):  # both buffers of the window
            self.base.graphics_engine.render_frame()
        try:
            return opening(self)
        finally:
            curtain.destroy()

    def run(self, first: Opening, runner: Runner | None = None) -> None:
        """Run what is opened first, and whatever follows it."""
        self._following = first
        try:
            while self._following is not None and not self.leaves and not (runner is not None and runner.done):
                opening, self._following = self._following, None
                running = self._opened(opening)
                let_lie()
                log.info("on the screen: %s", type(running).__name__)
                self.running = running
                try:
                    running.run(runner)
                finally:
                    running.close()
                    self.running = None
                if self._following is None and not self.leaves:
                    self._following = running.after()
                del running
                clear_away()
            self._keep_window_size()
        finally:
            self.navigator.destroy()
            self.sounds.close()


def let_lie() -> None:
    """Python no longer goes through what is there now in search of what nobody needs: that would stop a frame."""
    gc.freeze()


def clear_away() -> None:
    """What was on the screen is gone: what nobody needs any more of it goes, too."""
    gc.unfreeze()
    gc.collect()


class Running:
    """Something on the screen with a loop of its own."""

    driver: Any = None
    """Carries out scripts (`script.Driven`)."""

    def __init__(self, program: Program) -> None:
        from direct.showbase.DirectObject import DirectObject

        self.program, self.base, self.options = program, program.base, program.options
        self.closed = False
        self.inputs: Any = None
        self._events = DirectObject()
        self._size = (self.base.win.get_x_size(), self.base.win.get_y_size())

    def listen(self, hands: Any) -> None:
        """From now on hear of the window, and of the keys and the pointer where there is one."""
        base, events = self.base, self._events
        events.accept("window-event", self._window_event)  # beside ShowBase's own handler
        base.exitFunc = None
        if not self.options.offscreen:
            from client3d.play.inputs import Inputs

            self.inputs = Inputs(base, events, hands, self.program.navigator)
            base.win.set_close_request_event("close-window")
            events.accept("close-window", self.program.leave)

    def _window_event(self, window: Any) -> None:
        if window != self.base.win:
            return
        if not window.get_properties().get_open():
            self.program.leave()
            return
        in_front = bool(window.get_properties().get_foreground())
        if self.inputs is not None and not in_front:
            self.inputs.let_go()
        self.program.focus(in_front)
        size = (window.get_x_size(), window.get_y_size())
        if size != self._size and min(size) > 0:
            self._size = size
            self.resized(*size)

    # --- to override

    def resized(self, width: int, height: int) -> None:
        """The window has a new size in pixels."""

    def apply(self, before: Settings, now: Settings) -> None:
        """The player has set something."""

    def frame(self, seconds: float) -> None:
        """Everything a frame does but drawing."""

    @property
    def ended(self) -> bool:
        """Whether it is over."""
        return self.program.ending

    def after(self) -> Opening | None:
        """What follows it where nothing else was asked for; None: the program ends."""
        return None

    # --- the loop

    def run(self, runner: Runner | None = None) -> None:
        """Run until it is over or the script has ended."""
        if runner is not None:
            runner.driven = self.driver
        before = time.perf_counter()
        while not self.ended and not (runner is not None and runner.done):
            now = time.perf_counter()
            seconds = STEP if self.options.offscreen else min(now - before, LONGEST_FRAME)
            before = now
            if self.options.offscreen:
                forget_states()
            else:
                self.base.taskMgr.step()
            if self.inputs is not None:
                self.inputs.update(seconds)
            self.program.navigator.tick(seconds)
            self.frame(seconds)
            if runner is not None:
                runner.frame(seconds)

    def close(self) -> None:
        """Give everything back. May be called again."""
        if not self.closed:
            self.closed = True
            self._events.ignore_all()
            self.program.navigator.clear()


Opening: TypeAlias = Callable[[Program], Running]


def _locales(mods: tuple[Mod, ...]) -> tuple[Path, ...]:
    return tuple(mod.folder / "locale" for mod in mods)


def _say(text: str) -> None:
    """Tell whoever started the program from a console, and the log."""
    print(f"clumsy: {text}", file=sys.stderr)
    log.warning("%s", text)


def _window_of(video: Video) -> tuple[bool, int, int]:
    return video.fullscreen, video.width, video.height


def _density(base: Any) -> int:
    """How dense the screen is, in per cent of an ordinary one."""
    zoom = getattr(base.pipe, "display_zoom", 0.0) if getattr(base, "pipe", None) is not None else 0.0
    return min(max(round(zoom * _PERCENT), _PERCENT), 3 * _PERCENT)
