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
        self._base, self._models, self._colours = base, models, colours
        self._made: dict[tuple[str, str], Texture | None] = {}
        gsg = base.win.get_gsg()
        version = gsg.get_driver_shader_version_major() * 100 + gsg.get_driver_shader_version_minor()
        self._able = version >= _GLSL

    def of(self, kind: str, side: str) -> Texture | None:
        """The portrait of a unit type; None where it cannot be drawn or nobody has modelled it."""
        key = (kind, side)
        if key not in self._made:
            model = self._models.load(kind) if self._able else None
            self._made[key] = None if model is None or model.is_fallback else self._draw(model, side)
        return self._made[key]

    def _draw(self, model: Any, side: str) -> Texture | None:
        texture = Texture(f"portrait {model.name} {side}")
        texture.set_minfilter(SamplerState.FT_linear)
        properties = FrameBufferProperties()
        properties.set_rgba_bits(8, 8, 8, 8)
        properties.set_depth_bits(24)
        properties.set_multisamples(4)
        buffer = self._base.win.make_texture_buffer(texture.get_name(), *SIZE, texture, False, properties)
        if buffer is None:
            return None
        buffer.set_sort(-60)
        buffer.set_clear_color(BACKGROUND)
        buffer.set_one_shot(True)
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
        low, high = shape.get_tight_bounds(camera)
        middle = root.get_relative_point(camera, Point3((low + high) / 2))
        camera.set_pos(middle - ahead * 20)
        width = max(high.x - low.x, (high.z - low.z) * SIZE[0] / SIZE[1]) * MARGIN
        lens.set_film_size(width, width * SIZE[1] / SIZE[0])
        lens.set_near_far(1, 60)
        colour = [_linear(value) for value in self._colours.get(side, (0.5, 0.5, 0.5))]
        root.set_shader_inputs(sun=SUN, towards=-ahead, side=LVector3(*colour))
        region = buffer.make_display_region()
        region.set_camera(camera)
        assert isinstance(buffer, GraphicsOutput)
        return texture


def _linear(value: float) -> float:
    return math.pow(max(value, 0.0), 2.2)
