"""The front: keeps the panels up to date with the session, and leads their intents to the desk."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from client3d.hud.hud import Hud
from client3d.hud.values import DialogButton, HandOverValues, Intents, LogLine, MenuOption
from client3d.play import points
from client3d.play.desk import Desk
from client3d.play.keys import HELP
from client3d.play.numbers import Numbers
from client3d.play.portraits import Portraits
from client3d.play.presenter import Presenter
from client3d.play.projector import SPEEDS
from client3d.play.session import OVER, RECAP, Session
from client3d.play.stage import Stage, drawn_rows, fog_levels
from client3d.play.words import Words
from core.events import Event
from core.orders import Refusal
from core.texts import Texts
from systems.clumsy import events as told
from systems.clumsy.blast import Caught
from systems.clumsy.picture import EVERYTHING, Picture
from systems.clumsy.view import View

MOST_LINES = 400
"""Lines the log keeps."""
TIP_SECONDS = 0.45
"""The pointer rests so long on a cell before it is explained."""

GROUND_COLOURS = {
    "meadow": (112, 132, 62),
    "road": (124, 122, 118),
    "forest": (52, 82, 44),
    "hill": (146, 134, 96),
    "marsh": (88, 104, 70),
    "water": (58, 112, 140),
    "ruin": (150, 110, 92),
    "crater": (92, 78, 62),
    "burnt": (60, 54, 50),
    "bridge": (150, 128, 98),
}
"""Colours of the minimap."""


class Front:
    """See the module, `session.Front` and `desk.Panels`."""

    HELP = HELP
    """Lines of the help overlay."""

    def __init__(self, base: Any, texts: Texts, stage: Stage, text_factor: float = 1.0) -> None:
        self.stage, self.scene = stage, stage.scene
        self.words = Words(texts, stage.side_names)
        portraits = Portraits(base, stage.models, self.scene.sides)
        self.presenter = Presenter(self.words, lambda kind, side: portraits.of(kind, stage.side_names[side]))
        self.hud = Hud(base, texts, Intents(), text_factor)
        self.numbers = Numbers(self.hud, self.scene)
        self.seconds = 0.0
        self.hud.stage.seconds = lambda: self.seconds  # type: ignore[method-assign]  # what fades does so by the frames' time
        self.session: Session
        self.desk: Desk
        self.can_watch = False
        """Whether the battle is recorded and can be watched when it is over."""
        self._lines: dict[int, list[LogLine]] = {}
        self._recap: list[LogLine] = []
        self._walker = 0
        self._dirty = True
        self._shown: tuple[Any, ...] = ()
        self._kept_view: View | None = None
        self._ground: object = None
        self._fog: object = ()
        self._map_units: object = None
        self._pointed: object = None
        self._pointed_since = 0.0
        self._tip_shown = False
        self._marked: tuple[View | None, dict[int, tuple[str, ...]]] = (None, {})

    def attach(self, session: Session, desk: Desk) -> None:
        """Begin to show a session."""
        self.session, self.desk = session, desk
        self._connect(self.hud.intents)
        self._set_menu()

    def _connect(self, intents: Intents) -> None:
        session, desk = self.session, self.desk
        intents.order = desk.do
        intents.end_turn = lambda: desk.do("end_turn")
        intents.undo = lambda: desk.do("undo")
        intents.next_unit = lambda: desk.do("next_unit")
        intents.select_unit = session.controller.select
        intents.centre_unit = self._centre_unit
        intents.jump = desk.look_at
        intents.move_camera = lambda x, y: desk.move_view((x - 0.5, y - 0.5))
        intents.turn_ready = session.ready
        intents.set_option = self._set_option
        intents.help = self.toggle_help
        intents.surrender = self._surrender
        intents.quit = self._quit
        intents.new_battle = self._new_battle
        intents.watch_replay = self._watch_replay

    def _quit(self) -> None:
        self.desk.quits = True

    def _new_battle(self) -> None:
        self.desk.wish = "new_battle"

    def _watch_replay(self) -> None:
        self.desk.wish = "watch_replay"

    def _surrender(self) -> None:
        self.session.controller.surrender()

    def _centre_unit(self, unit: int) -> None:
        self.session.controller.select(unit)
        self.desk.do("centre")

    # --- the menu

    def _set_menu(self) -> None:
        words, session = self.words, self.session
        speeds = tuple(f"×{speed:g}" for speed in SPEEDS)
        off_on = (words("choice-off"), words("choice-on"))
        speed = session.projector.speed
        options = [
            MenuOption("speed", words("option-speed"), speeds, SPEEDS.index(speed) if speed in SPEEDS else 0),
            MenuOption("follow", words("option-follow"), off_on, int(session.projector.follow)),
            MenuOption("edge", words("option-edge"), off_on, int(self.desk.edge_pan)),
            MenuOption("warn", words("option-warn"), off_on, int(self.desk.warns)),
        ]
        self.hud.set_menu(options, session.acting)

    def _set_option(self, name: str, choice: int) -> None:
        if name == "speed":
            self.session.projector.speed = SPEEDS[choice]
        elif name == "follow":
            self.session.projector.follow = bool(choice)
        elif name == "edge":
            self.desk.edge_pan = bool(choice)
        elif name == "warn":
            self.desk.warns = bool(choice)
        self._set_menu()

    def open_menu(self) -> None:
        """Show the menu."""
        self._set_menu()
        self.hud.open_menu()

    # --- what the projector tells

    def event_begins(self, event: Event, picture: Picture) -> None:
        """Write the log; the panels follow in the next frame."""
        self._dirty = True
        line = self._line(event, picture)
        if line is None:
            return
        lines = self._lines.setdefault(picture.side, [])
        lines.append(line)
        if self.session.state == RECAP:
            self._recap.append(line)
        if len(lines) > MOST_LINES:
            del lines[: MOST_LINES // 4]
            self.hud.show_log(lines)
        else:
            self.hud.log(line)

    def _line(self, event: Event, picture: Picture) -> LogLine | None:
        """A line of the log; of a unit that is not one's own, the first step of its way is worth one."""
        if isinstance(event, told.UnitStepped):
            if event.unit == self._walker or event.towed:
                return None
            self._walker = event.unit
        elif isinstance(event, told.TurnStarted | told.TurnEnded | told.ShotFired):
            self._walker = 0
        return self.words.log_line(event, picture)

    def number(self, key: int, text: str, kind: str) -> None:
        """Let a number rise over a unit."""
        if key in self.scene.units.units:
            self.numbers.show(text, self.scene.units.top(key), kind)

    def banner(self, event: Event) -> None:
        """Say it large."""
        words = self.words
        if isinstance(event, told.TurnStarted):
            own = event.side == self.session.looking or self.session.looking == EVERYTHING
            text = words("banner-turn" if own else "banner-enemy", side=words.side(event.side), round=event.round)
            self.hud.banner(text, event.side)
        elif isinstance(event, told.BattleEnded) and self.session.looking == EVERYTHING and event.winner >= 0:
            self.hud.banner(words("log-won", side=words.side(event.winner)), event.winner)

    # --- what the session tells

    def refused(self, refusal: Refusal) -> None:
        """Say why."""
        controller = self.session.controller
        pointed = controller.pointed
        if pointed is None or pointed.refusal is None or pointed.refusal.reason != refusal.reason:
            self.hud.message(self.words.refusal(refusal))
            return
        text = self.presenter.reason_at(self.session.view(), controller.own_unit, pointed.cell, refusal)
        self.hud.message(text)

    def hand_over(self, side: int) -> None:
        """Draw the curtain."""
        self.numbers.clear()
        self.hud.hide_recap()
        self.hud.show_plates([])
        self.hud.hand_over(HandOverValues(side, self.words.side(side), self.session.match.game.view(side).round))

    def recap(self, side: int) -> None:
        """The next person sees its own log, and what it missed."""
        self._recap = []
        self.hud.show_log(self._lines.setdefault(side, []))
        self._dirty = True

    def begin_turn(self, side: int) -> None:
        """Show what the person missed as a list, where two share the screen."""
        if self.session.hot_seat and self._recap:
            self.hud.show_recap(self._recap)
            self._recap = []
        self._dirty = True

    def over(self) -> None:
        """Show how it ended."""
        session = self.session
        view = session.view()
        tallies = []
        for side in range(session.match.sides):
            left = len(session.match.game.view(side).force)
            held = sum(owner == side for _, owner in view.points)
            tallies.append((left, session.forces[side] - left, held))
        self.hud.show_victory(self.presenter.victory(view, session.looking, tallies, self.can_watch))

    # --- what the desk asks

    @property
    def modal(self) -> bool:
        """Whether a screen waits for the person."""
        return self.hud.modal is not None

    def over_panel(self, x: float, y: float) -> bool:
        """Whether a panel lies under a pixel."""
        return self.hud.wants_pointer(x, y)

    def covers(self, x: float, y: float) -> bool:
        """Whether a panel that stays lies over a pixel."""
        return self.hud.modal is None and self.hud.wants_pointer(x, y)

    def _measure(self) -> None:
        """What the panels leave free."""
        scale, hud = self.hud.stage.brush.scale, self.hud
        top = hud.top_bar.box[1] + hud.top_bar.box[3] if hud.top_bar.visible else 0.0
        area = (0.0, top * scale.pixels, hud.turn.box[0] * scale.pixels, scale.height * scale.pixels)
        self.stage.free_area = area

    def key(self, name: str) -> bool:
        """Screens and the keyboard's focus take keys first; all else is the desk's."""
        if self.hud.modal is not None or self.hud.focus or name in ("f6", "shift-f6"):
            return self.hud.key(name)
        return False

    def press(self, widget: str) -> str:
        """Press a widget by name."""
        if widget not in self.hud.widgets():
            return f"no widget {widget}; there are: {', '.join(sorted(self.hud.widgets()))}"
        self.hud.press(widget)
        return ""

    def hover_widget(self, widget: str) -> str:
        """Show a widget's tooltip."""
        target = self.hud.widgets().get(widget)
        if target is None:
            return f"no widget {widget}"
        look = getattr(target, "look", None)
        lines = [look.label, look.tip, look.reason] if look is not None else [target.reason]
        self.hud.tooltip.show_at(target.box, "\n".join(line for line in lines if line))
        return ""

    def shows(self, widget: str) -> bool:
        """Whether a widget, or a screen of that name, is shown."""
        modal = self.hud.modal
        return widget in self.hud.widgets() or (modal is not None and modal.name == widget)

    def toggle_log(self) -> None:
        """Fold or unfold the log."""
        self.hud.press("log.fold")

    def toggle_help(self) -> None:
        """Show the keys."""
        words = self.words
        self.hud.show_help(words("help-title"), [(keys, words(f"key-{intent}")) for intent, keys in self.HELP])

    def confirm_end_turn(self, count: int, then: Callable[[], None]) -> None:
        """Ask."""
        words = self.words
        yes = DialogButton("end_turn", words("end-turn-yes"), then, primary=True)
        no = DialogButton("cancel", words("end-turn-no"), cancels=True)
        self.hud.ask(words("end-turn-title"), words("end-turn-warning", count=count), (yes, no))

    def confirm_blast(self, own: tuple[Caught, ...], then: Callable[[], None]) -> None:
        """Ask."""
        words = self.words
        yes = DialogButton("fire", words("fire-own-yes"), then)
        no = DialogButton("cancel", words("fire-own-no"), primary=True, cancels=True)
        self.hud.ask(words("fire-own-title"), words("fire-own-warning", units=words.caught(own)), (yes, no))

    def say_speed(self, speed: float) -> None:
        """Tell the new speed."""
        self.hud.message(self.words("notice-speed", speed=f"{speed:g}"), "dim")

    def say_picture(self, name: str) -> None:
        """Tell where the picture is."""
        self.hud.message(self.words("notice-saved-picture", file=name), "dim")

    # --- each frame

    def update(self, seconds: float) -> None:
        """Bring the panels up to date; cheap when nothing changed."""
        seconds = self._elapse(seconds)
        session, controller = self.session, self.session.controller
        view = session.view()
        playing = (session.state, session.paused, session.projector.speed)
        chosen = (controller.mode, controller.weapon, controller.passenger)
        state = (controller.selected, *chosen, controller.active, *playing)
        if self._dirty or view is not self._kept_view or state != self._shown:
            self._kept_view, self._shown, self._dirty = view, state, False
            self._show_values(view)
        if session.state != "handover":
            self._show_plates()
            if session.looking == EVERYTHING:
                self._show_cell()
            else:
                self._show_pointed(view)
        self._show_camera()
        self.numbers.update(seconds)
        self.hud.update()

    def _elapse(self, seconds: float) -> float:
        """Banners and numbers go by as fast as what they tell of."""
        projector = self.session.projector
        seconds *= projector.speed if projector.busy else 1.0
        self.seconds += seconds
        return seconds

    def _show_values(self, view: View) -> None:
        session, controller, hud, make = self.session, self.session.controller, self.hud, self.presenter
        picture = session.projector.picture
        if session.looking == EVERYTHING:
            self._show_watched(picture)
            return
        hud.show_top_bar(make.top_bar(view, picture))
        acting = session.acting
        hud.show_units(make.rows(view, picture, controller.selected, acting))
        hud.show_unit(make.card(view, controller.unit, picture))
        hud.show_orders(make.orders(view, controller, acting))
        obstacle = session.match.game.undo_obstacle(session.looking)
        hud.show_turn(make.turn_buttons(view, acting, obstacle))
        self._show_map(picture)
        self._measure()

    def _show_watched(self, picture: Picture) -> None:
        """What a watcher is shown: the picture, and buttons of a player."""
        session, hud, make, data = self.session, self.hud, self.presenter, self.stage.data
        hud.show_top_bar(make.watched_bar(picture, self._round_limit(), self._result()))
        hud.show_units(make.watched_rows(picture, session.controller.selected, data))
        hud.show_unit(make.figure_card(session.selected_figure(), data))
        over = session.state == OVER
        hud.show_orders(make.transport(session.paused, session.projector.speed, self._eyes(), over))
        hud.show_turn(make.no_turn())
        self._show_map(picture)
        self._measure()

    def _eyes(self) -> str:
        """Whose eyes a watcher looks with, where that can be chosen; else nothing."""
        return ""

    def _result(self) -> str:
        """How a replay ended, once all of it was shown."""
        return ""

    def _round_limit(self) -> int:
        return self.session.view().round_limit

    def _show_cell(self) -> None:
        """Explain the cell a watcher points at."""
        cell, pixel = self.session.controller.hovered, self.desk.pointer
        if cell != self._pointed:
            self._pointed, self._pointed_since = cell, self.seconds
            self._hide_cell_tip()
        if cell is None or pixel is None or self.hud.modal is not None or self._tip_shown:
            return
        if self.seconds - self._pointed_since >= TIP_SECONDS:
            picture = self.session.projector.picture
            lines = points.watched_lines(self.words, picture, self.stage.data, cell)
            self._tip("\n".join([self.presenter.picture_line(picture, cell), *lines]), pixel)

    def _show_map(self, picture: Picture) -> None:
        minimap = self.hud.minimap
        ground = drawn_rows(picture)
        if ground != self._ground:
            self._ground = ground
            rows = [[GROUND_COLOURS[name] for name in row] for row in ground]
            minimap.set_ground(np.array(rows, np.uint8))
        if picture.seen != self._fog:
            self._fog = picture.seen
            minimap.set_fog(fog_levels(picture) if picture.seen is not None else None)
        minimap.set_points([(*cell, owner) for cell, owner in picture.points.items()])
        units = self.presenter.minimap(picture)
        if units != self._map_units:
            self._map_units = units
            minimap.set_units(units)

    def _show_camera(self) -> None:
        camera = self.scene.camera
        width, height = camera.screen
        corners = [camera.ground_under(x, y) for x, y in ((0, 0), (width, 0), (width, height), (0, height))]
        self.hud.minimap.set_camera([(x, -y) for x, y in corners], camera.yaw)

    def _show_plates(self) -> None:
        named = {self.session.controller.selected}
        pointed = None if self.session.looking == EVERYTHING else self.session.controller.pointed
        if pointed is not None and pointed.standing is not None:
            named.add(pointed.standing.id)
        looks_on = self.session.looking == EVERYTHING
        marks = {} if looks_on else self._marks(self.session.view())
        self._show_plates_of(self.session.projector.picture, named, marks)

    def _marks(self, view: View) -> dict[int, tuple[str, ...]]:
        """The icons beside the bars, made anew only when something has happened."""
        if self._marked[0] is not view:
            self._marked = view, self.presenter.marks(view)
        return self._marked[1]

    def _show_plates_of(
        self, picture: Picture, named: set[int], marks: dict[int, tuple[str, ...]] | None = None
    ) -> None:
        units = self.scene.units
        project, (width, height) = self._projection(), self.scene.camera.screen
        kinds, plates = self.stage.data.units, []
        for figure in picture.figures.values():
            if figure.key not in units.units or units.units[figure.key].fade < 0.3:
                continue
            x, y = project(*units.top(figure.key))
            if -80 < x < width + 80 and -40 < y < height + 40:
                full = kinds[figure.type].hp
                at, icons = (round(x), round(y)), (marks or {}).get(figure.key, ())
                plates.append((y, self.presenter.plate(figure, full, at, figure.key in named, marks=icons)))
        plates.sort(key=lambda entry: entry[0])
        self.hud.show_plates([plate for _, plate in plates])

    def _projection(self) -> Callable[[float, float, float], tuple[float, float]]:
        """Projection of world points to pixels as plain arithmetic: an orthographic camera is an affine map."""
        project = self.scene.project
        ox, oy = project((0.0, 0.0, 0.0))
        (ax, ay), (bx, by), (cx, cy) = (project(axis) for axis in ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)))
        ax, ay, bx, by, cx, cy = ax - ox, ay - oy, bx - ox, by - oy, cx - ox, cy - oy
        return lambda x, y, z: (ox + x * ax + y * bx + z * cx, oy + x * ay + y * by + z * cy)

    def _show_pointed(self, view: View) -> None:
        session, controller, hud = self.session, self.session.controller, self.hud
        pointed = controller.pointed
        pixel = self.desk.pointer
        if pointed is not self._pointed:
            self._pointed, self._pointed_since = pointed, self.seconds
            hud.hide_previews()
            self._hide_cell_tip()
        if pointed is None or pixel is None or hud.modal is not None:
            return
        unit = controller.own_unit
        if unit is not None and controller.active:
            damage = self.presenter.damage(pointed, view, unit, controller.weapon) if unit.kind.weapons else None
            if damage is not None:
                hud.show_damage(damage, *pixel)
                return
            path = self.presenter.path(pointed, view, unit)
            if path is not None:
                hud.show_path(path, *pixel)
                return
        if session.acting and session.projector.busy:
            return
        if self.seconds - self._pointed_since >= TIP_SECONDS and not self._tip_shown:
            self._show_cell_tip(view, pixel)

    def _show_cell_tip(self, view: View, pixel: tuple[float, float]) -> None:
        pointed = self.session.controller.pointed
        assert pointed is not None
        lines = [self.presenter.cell_line(view, pointed), *points.lines(self.words, view, pointed.cell)]
        if pointed.refusal is not None:
            unit = self.session.controller.own_unit
            lines.append(self.presenter.reason_at(view, unit, pointed.cell, pointed.refusal))
        controller = self.session.controller
        if controller.mode == "fire" and pointed.standing is None and pointed.refusal is None and controller.active:
            lines.append(self.words("tip-shell"))
        lines += self.presenter.sweep_lines(view, pointed)
        if pointed.supplies is not None:
            lines.append(self.words("supply-preview"))
        if pointed.does:
            passenger = view.passenger(self.session.controller.passenger)
            whom = self.words.unit(passenger.kind.id) if passenger is not None else ""
            lines.append(self.words(f"{pointed.does}-preview", unit=whom))
        self._tip("\n".join(lines), pixel)

    def _tip(self, text: str, pixel: tuple[float, float]) -> None:
        scale = self.hud.stage.brush.scale.pixels
        self.hud.tooltip.show_at((pixel[0] / scale + 14, pixel[1] / scale - 6, 0, 24), text)
        self._tip_shown = True

    def _hide_cell_tip(self) -> None:
        if self._tip_shown:
            self.hud.tooltip.hide()
            self._tip_shown = False

    def resize(self, width: int, height: int) -> None:
        """The window has a new size; the panels follow by themselves."""
        self._dirty = True

    def close(self) -> None:
        """Take the panels off the screen."""
        self.hud.destroy()
