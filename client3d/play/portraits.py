"""Portraits: each unit type in its side's colour, drawn once on the card when it is first asked for."""

from __future__ import annotations

import math
from typing import Any

from panda3d.core import Camera as CameraNode
from panda3d.core import (
    CullFaceAttrib,
    FrameBufferProperties,
    GraphicsOutput,
    LVector3,
    LVector4,
    NodePath,
    OrthographicLens,
    Point3,
    SamplerState,
    Shader,
    Texture,
)

from client3d.models.display import FRAGMENT, SUN, VERTEX, node_of

SIZE = (320, 240)
YAW, PITCH = 45.0, -24.0
HEADING = 100.0  # degrees a unit is turned, so that it is seen from its front quarter
MARGIN = 1.12
BACKGROUND = LVector4(0.155, 0.20, 0.215, 1.0)
_GLSL = 150


class Portraits:
    """Textures by unit type and side."""

    def __init__(self, base: Any, models: Any, colours: dict[str, tuple[float, float, float]]) -> None:
        self._studio = Studio(base, models, colours)
        self._made: dict[tuple[str, str], Texture | None] = {}

    def of(self, kind: str, side: str) -> Texture | None:
        """The portrait of a unit type; None where it cannot be drawn or nobody has modelled it."""
        key = (kind, side)
        if key not in self._made:
            sitting = self._studio.set_up(kind, side, SIZE)
            self._made[key] = None if sitting is None else sitting.texture
        return self._made[key]

    def forget(self) -> None:
        """The sides have other colours now: all are drawn anew when they are asked for."""
        self._made.clear()


class Sitting:
    """A model before the camera that draws it into a texture."""

    def __init__(self, texture: Texture, buffer: GraphicsOutput, root: NodePath, shape: NodePath) -> None:
        self.texture, self._buffer, self._root, self._shape = texture, buffer, root, shape

    def turn_to(self, heading: float) -> None:
        """Turn the model."""
        self._shape.set_h(heading)

    def take_down(self) -> None:
        """Draw nothing any more; what was drawn last stays in the texture."""
        self._buffer.get_engine().remove_window(self._buffer)
        self._root.remove_node()


class Studio:
    """Sets models up for their portraits, in the colours of the sides."""

    def __init__(self, base: Any, models: Any, colours: dict[str, tuple[float, float, float]]) -> None:
        self._base, self._models, self._colours = base, models, colours
        gsg = base.win.get_gsg()
        version = gsg.get_driver_shader_version_major() * 100 + gsg.get_driver_shader_version_minor()
        self._able = version >= _GLSL

    def set_up(self, kind: str, side: str, size: tuple[int, int], *, lasting: bool = False) -> Sitting | None:
        """A model drawn once, or frame by frame if `lasting`, whichever way it turns.

        None where it cannot be drawn or nobody has modelled it.
        """
        model = self._models.load(kind) if self._able else None
        return None if model is None or model.is_fallback else self._draw(model, side, size, lasting)

    def _draw(self, model: Any, side: str, size: tuple[int, int], lasting: bool) -> Sitting | None:
        texture = Texture(f"portrait {model.name} {side}")
        texture.set_minfilter(SamplerState.FT_linear)
        properties = FrameBufferProperties()
        properties.set_rgba_bits(8, 8, 8, 8)
        properties.set_depth_bits(24)
        properties.set_multisamples(4)
        buffer = self._base.win.make_texture_buffer(texture.get_name(), *size, texture, False, properties)
        if buffer is None:
            return None
        buffer.set_sort(-60)
        buffer.set_clear_color(BACKGROUND)
        buffer.set_one_shot(not lasting)
        root = NodePath("portrait")
        root.set_two_sided(True)
        root.set_attrib(CullFaceAttrib.make(CullFaceAttrib.M_cull_none))
        root.set_shader(Shader.make(Shader.SL_GLSL, VERTEX, FRAGMENT))
        shape = node_of(model)
        shape.reparent_to(root)
        shape.set_h(HEADING)
        camera = root.attach_new_node(CameraNode("portrait"))
        camera.set_hpr(-YAW, PITCH, 0)
        lens = OrthographicLens()
        camera.node().set_lens(lens)
        ahead = root.get_relative_vector(camera, LVector3(0, 1, 0))
        middle, width, height = _room_of(root, shape, camera, lasting)
        camera.set_pos(middle - ahead * 20)
        width = max(width, height * size[0] / size[1]) * MARGIN
        lens.set_film_size(width, width * size[1] / size[0])
        lens.set_near_far(1, 60)
        colour = [_linear(value) for value in self._colours.get(side, (0.5, 0.5, 0.5))]
        root.set_shader_inputs(sun=SUN, towards=-ahead, side=LVector3(*colour))
        region = buffer.make_display_region()
        region.set_camera(camera)
        assert isinstance(buffer, GraphicsOutput)
        return Sitting(texture, buffer, root, shape)


def _room_of(root: NodePath, shape: NodePath, camera: NodePath, turning: bool) -> tuple[Point3, float, float]:
    """The middle of a model and how wide and high it is to the camera: as it stands, or however it turns."""
    if not turning:
        low, high = shape.get_tight_bounds(camera)
        return root.get_relative_point(camera, Point3((low + high) / 2)), high.x - low.x, high.z - low.z
    low, high = shape.get_tight_bounds(shape)
    across = 2 * math.hypot(max(abs(low.x), abs(high.x)), max(abs(low.y), abs(high.y)))
    pitch = math.radians(-PITCH)
    height = (high.z - low.z) * math.cos(pitch) + across * math.sin(pitch)
    return Point3(0, 0, (low.z + high.z) / 2), across, height


def _linear(value: float) -> float:
    return math.pow(max(value, 0.0), 2.2)
