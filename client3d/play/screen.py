"""A battle on the screen, whether played or watched: its scene, panels and hands, and what is set or kept of it."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec import structs

from client3d.models.library import ModelLibrary
from client3d.play.bindings import Bindings
from client3d.play.options import PlayOptions
from client3d.play.outcome import Aftermath
from client3d.play.reel import SPEEDS
from client3d.play.saved import in_a_line
from client3d.play.window import take_picture
from client3d.scene.board import BoardPicture
from client3d.scene.scene import Scene
from client3d.screens.games import MAIN_GAME
from client3d.screens.program import Opening, Program, Running
from client3d.screens.settings import Play, Settings
from core.packs.location import pack_folder
from core.texts import Texts
from replays.faults import ReplayError
from replays.saves import recordings_folder, save_as


class Screen(Running):
    """A battle on the screen, played or watched."""

    RULESET = "clumsy"
    """By which rules it is played."""
    session: Any
    desk: Any
    front: Any
    playing = False
    """Whether orders can be given in it."""
    may_surrender = True
    """Whether its ruleset lets a side give up."""

    def __init__(self, program: Program, board: Any, models: Any) -> None:
        super().__init__(program)
        self.play_options = PlayOptions()
        self.scene = self.make_scene(board, models)

    def make_scene(self, board: Any, models: Any) -> Any:
        """What stands behind the panels; `board`: what its ground is made of."""
        assert isinstance(board, BoardPicture)
        return Scene(self.base, board, models, self.program.tier, self.program.side_colours)

    def begin(self, *packs: Path) -> None:
        """Session, desk and front are there: bind them to each other and to the window, and listen."""
        from client3d.screens import routes

        sounds = self.program.sounds
        self.soundscape = self.hears(*packs)
        self.front.said = self.front.hud.stage.pressed = sounds.press
        self.front.attach(self.session, self.desk)
        self.front.pause = lambda: routes.open_pause(self.program, self)
        self.consults()
        self.front.aftermath = lambda: routes.open_after(self.program, self)
        self.listen(self.desk)
        self._use(self.program.settings)
        self.front.update(0.0)
        self._draw_first_portrait()
        self.session.look_home()
        self.scene.settle()

    def consults(self) -> None:
        """Help and encyclopedia are those of what is on the screen."""
        from client3d.screens import routes

        reference = routes.reference_of(self.program, self)
        self.front.manual, self.front.encyclopedia = reference.open_help, reference.look_up

    def _draw_first_portrait(self) -> None:
        """The first portrait takes far longer than the others, so it is not left for when a unit is chosen."""
        sides = self.session.stage.side_names
        for figure in list(self.session.projector.picture.figures.values())[:1]:
            self.front.portraits.of(figure.type, sides[figure.side])

    def hears(self, *packs: Path) -> Any:
        """What is heard of a battle with this pack and its mods."""
        return self.program.sounds.battle(packs, self.front.stage, self.session)

    @property
    def about(self) -> str:
        """What is played, in a line."""
        words, picture, setup = self.front.words, self.session.projector.picture, self.session.setup
        title = setup.title if setup is not None else ""
        name = words(title) if words.texts.has(title) else ""
        own = f"screen-round-{self.RULESET}"
        played = words(own if words.texts.has(own) else "screen-round", round=picture.round)
        return " · ".join(filter(None, (name, played)))

    def command(self, name: str) -> None:
        """Carry out what the pause menu wants: help, restart, surrender, title."""
        if name == "help":
            self.front.toggle_help()
        elif name == "surrender":
            self.session.controller.surrender()
        elif name == "title":
            self.program.has_title = True
            self.desk.quits = True
        else:
            self.desk.wish = name

    @property
    def persons(self) -> tuple[int, ...]:
        """The sides that persons play at this screen; of a replay none."""
        return ()

    @property
    def recording(self) -> Path | None:
        """The file in which the battle is recorded; None if it is not."""
        return None

    @property
    def outcome(self) -> Aftermath:
        """How the battle ended, and what it came to."""
        raise NotImplementedError

    def keep(self, name: str, replace: bool) -> str:
        """Keep the replay of a battle that is over under a name; what went wrong, or ""."""
        return saved_as(self.program.texts, self.recording, name, folder=recordings_folder(), replace=replace)

    no_save = ""
    """Why it cannot be saved."""

    def save(self, name: str, replace: bool) -> str:
        """Save the battle under a name; what went wrong, or ""."""
        raise NotImplementedError

    def keep_habits(self) -> None:
        """What the player has changed by keys in this battle counts in the options and in the next one."""
        settings, speed = self.program.settings, int(self.session.projector.speed)
        play = structs.replace(settings.play, speed=speed) if speed in SPEEDS else settings.play
        play = self.habits(play)
        if play != settings.play:
            self.program.file.keep(structs.replace(settings, play=play))

    def habits(self, play: Play) -> Play:
        """The settings of play with what else the player has changed by keys."""
        return play

    def _use(self, settings: Settings) -> None:
        play = settings.play
        self.session.projector.speed, self.session.projector.follow = float(play.speed), play.follow
        self.scene.camera.steady = settings.interface.reduced_motion
        self.scene.units.let_sway(not settings.interface.reduced_motion)
        self.desk.bindings = Bindings(settings.keys)
        self.desk.edge_pan, self.desk.warns = play.edge_scroll, play.warn_end_turn
        if self.inputs is not None:
            self.inputs.scroll_speed = play.scroll_speed / 100

    def apply(self, before: Settings, now: Settings) -> None:
        """The player has set something: it counts at once."""
        self._use(now)
        if now.video.tier != before.video.tier:
            self.scene.set_tier(self.program.tier)
        if now.interface.side_colours != before.interface.side_colours:
            self.scene.set_side_colours(self.program.side_colours)
            self.front.portraits.forget()
        self.front.apply(self.program.text_factor)

    def resized(self, width: int, height: int) -> None:
        """The window has a new size in pixels."""
        self.scene.resize(width, height)
        self.front.resize(width, height)

    def take_picture(self, path: Path) -> bool:
        """Write what is on the screen to a file, nothing of the ground left out; whether that worked."""
        self.scene.terrain.settle()
        return take_picture(self.base, path)

    def frame(self, seconds: float) -> None:
        """Everything a frame does but drawing."""
        self.session.update(seconds)
        self.front.update(seconds)
        self.soundscape.update(seconds)

    @property
    def ended(self) -> bool:
        """Whether the person leaves or wishes for something else."""
        return self.program.ending or self.desk.quits or bool(self.desk.wish)

    def after(self) -> Opening | None:
        """The title, where the person came from there, or the page at which another battle is chosen."""
        from client3d.screens import routes
        from client3d.screens.lobby import Lobby

        options = self.play_options
        if self.program.returns_to is not None:
            back, self.program.returns_to = self.program.returns_to, None
            return back
        if self.desk.wish == "another":
            own_page = options.mission and self.RULESET == MAIN_GAME  # of other games missions are battles like others
            start = routes.open_missions if own_page else routes.open_new_battle
            return lambda program: Lobby(program, options, start)
        if not self.desk.quits or not self.program.has_title:
            return None
        return lambda program: Lobby(program, options)

    def close(self) -> None:
        """Give everything back."""
        if not self.closed:
            super().close()
            self.soundscape.close()
            self.keep_habits()
            self.front.close()
            self.scene.destroy()


def saved_as(texts: Texts, source: Path | None, name: str, **where: Any) -> str:
    """Write a battle's recording under a name; what went wrong, or ""."""
    if source is None:
        return texts.format("save-nothing")
    try:
        save_as(source, name, **where)
    except ReplayError as error:
        return in_a_line(error, texts)
    except OSError as error:
        return error.strerror or str(error)
    return ""


def model_library(*packs: Path, data: Any = None, stand_ins: Mapping[str, str] | None = None) -> ModelLibrary:
    """The shipped models, and those of a pack and its mods over them.

    `stand_ins`: by name, the model of the game that is shown where nobody made one; for the `data` of the main ruleset
    they are found here.
    """

    def say(error: Exception) -> None:
        print(f"clumsy: {error}", file=sys.stderr)

    if data is not None:
        from client3d.models import stand_ins as of_units

        stand_ins = of_units.stand_ins(data)
    return ModelLibrary([folder / "models" for folder in (pack_folder("clumsy"), *packs)], say, stand_ins)
