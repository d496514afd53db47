"""The way from a battle that was wished for to one whose units were placed by hand: one person after the other.

What comes of it is an ordinary setup, which the battle begins with as with any other.
"""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from client3d.clumsy.deploy_panels import DeployDesk, DeployDriver, DeployFront
from client3d.clumsy.deploying import Deploying
from client3d.clumsy.opening import Field, open_match
from client3d.clumsy.placing import Placing
from client3d.clumsy.projector import Projector
from client3d.clumsy.stage import Stage, board_picture
from client3d.play.ground_looks import GroundLooks
from client3d.play.options import PlayOptions
from client3d.play.screen import Screen, model_library
from client3d.play.seating import persons_of
from client3d.screens.program import Opening, Program, Running
from systems.clumsy.picture import picture_of
from systems.clumsy.pipeline import new_game


def deployment(options: PlayOptions, field: Field) -> Opening:
    """The persons of a battle placing their units, and then the battle, as what is to be on the screen."""
    waiting = tuple(persons_of(options, field.setup.sides))
    return lambda program: DeployClient(program, field, options, waiting)


class DeployClient(Screen):
    """A person placing its units; `waiting` are the sides that still are to, this one first."""

    def __init__(
        self, program: Program, field: Field, options: PlayOptions, waiting: tuple[int, ...], before: int = -1
    ) -> None:
        """`before`: the side whose person sat at the screen up to now; -1: nobody did."""
        side, first = waiting[0], persons_of(options, field.setup.sides)[0]
        self._field, self._waiting = field, waiting
        placing = Placing(field.data, field.zones[side], field.force(side))
        alone = structs.replace(field.setup, units=placing.force)
        models = model_library(field.folder, *field.mods, data=field.data)
        board = board_picture(picture_of(new_game(alone, field.data).view(side)), looks=GroundLooks(field.data.terrain))
        super().__init__(program, board, models)
        self.play_options = options
        stage = Stage(self.scene, field.data, models, field.setup.sides)
        self.front = front = DeployFront(self.base, program.texts, stage, program.text_factor, program.navigator)
        self.session = Deploying(
            field.setup,
            placing,
            stage,
            front,
            lambda picture: Projector(stage, picture, front),
            before=before,
            after=first if len(waiting) == 1 and first != side else -1,
        )
        self.desk = DeployDesk(self.session, front, self.take_picture)
        self.driver = DeployDriver(self.desk)
        self.begin(field.folder, *field.mods)

    def frame(self, seconds: float) -> None:
        """See `Screen.frame`."""
        super().frame(seconds)
        if self.session.done:
            self.desk.wish = "ready"

    def after(self) -> Opening | None:
        """The next person's deployment; after the last, the battle."""
        if self.desk.wish != "ready":
            return super().after()
        side, *rest = self._waiting
        field = self._field.with_force(side, self.session.placing.force)
        if rest:
            return lambda program: DeployClient(program, field, self.play_options, tuple(rest), before=side)
        forces = tuple(map(field.force, range(len(field.zones))))
        options = replace(self.play_options, placed=forces)

        def opening(program: Program) -> Running:
            from client3d.play.app import battle

            return battle(options, open_match(options, program.texts))(program)

        return opening
