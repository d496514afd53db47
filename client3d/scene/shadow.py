"""The sun's shadow map: one, fitted to what the screen shows, drawn only when something in it has changed."""

from __future__ import annotations

import math
from typing import Any

from panda3d.core import (
    BitMask32,
    Camera,
    FrameBufferProperties,
    GraphicsOutput,
    GraphicsPipe,
    LMatrix4f,
    LPoint3f,
    LVector3f,
    NodePath,
    OrthographicLens,
    SamplerState,
    Shader,
    Texture,
    WindowProperties,
)

SHADOW_BIT = BitMask32.bit(2)
_SORT = -30
_SNAP = 4.0  # cells; the fitted square moves in such steps, so that resting shadows do not crawl
_LOW, _HIGH = -0.6, 2.6  # heights that may throw or take a shadow
_NORMAL_BIAS = 0.028  # cells, for a square of _BIAS_SIDE
_BIAS_SIDE = 20.0


class ShadowMap:
    """The map and its camera."""

    def __init__(self, base: Any, root: NodePath, size: int, statics: Shader, units: Shader) -> None:
        self._base, self.size = base, size
        properties = FrameBufferProperties()
        properties.set_depth_bits(24)
        flags = GraphicsPipe.BF_refuse_window
        self.buffer = base.graphicsEngine.make_output(
            base.pipe, "shadow", _SORT, properties, WindowProperties.size(size, size), flags, base.win.gsg, base.win
        )
        if self.buffer is None:
            raise RuntimeError("the driver gives no buffer for shadows")
        self.texture = Texture("shadow")
        self.texture.set_format(Texture.F_depth_component24)
        self.buffer.add_render_texture(self.texture, GraphicsOutput.RTM_bind_or_copy, GraphicsOutput.RTP_depth)
        for set_filter in (self.texture.set_minfilter, self.texture.set_magfilter):
            set_filter(SamplerState.FT_shadow)
        self.texture.set_wrap_u(SamplerState.WM_border_color)
        self.texture.set_wrap_v(SamplerState.WM_border_color)
        self.texture.set_border_color((1, 1, 1, 1))
        self._camera = Camera("shadow camera")
        self._camera.set_scene(root)
        self._camera.set_camera_mask(SHADOW_BIT)
        self._lens = OrthographicLens()
        self._camera.set_lens(self._lens)
        self._camera.set_initial_state(_depth_state(statics))
        self._camera.set_tag_state_key("kind")
        self._camera.set_tag_state("unit", _depth_state(units))
        self.node = root.attach_new_node(self._camera)
        self.buffer.set_clear_color_active(False)
        self.buffer.set_clear_depth_active(True)
        self.buffer.make_display_region().set_camera(self.node)
        self._fitted: tuple[Any, ...] = ()
        self.matrix = LMatrix4f()
        self.normal_bias = _NORMAL_BIAS

    def fit(self, sun: LVector3f, square: tuple[float, float, float, float]) -> bool:
        """Cover a square of ground (world x0, y0, x1, y1) seen from the sun; whether that is another than before."""
        x0, y0 = (math.floor(v / _SNAP) * _SNAP for v in square[:2])
        x1, y1 = (math.ceil(v / _SNAP) * _SNAP for v in square[2:])
        wanted = (x0, y0, x1, y1, *sun)
        if wanted == self._fitted:
            return False
        self._fitted = wanted
        middle = LPoint3f((x0 + x1) / 2, (y0 + y1) / 2, 0)
        self.node.set_pos(middle + sun * 60)
        self.node.look_at(middle, LVector3f(0, 0, 1))
        root = self.node.get_parent()
        points = [
            self.node.get_relative_point(root, LPoint3f(x, y, z))
            for x in (x0, x1)
            for y in (y0, y1)
            for z in (_LOW, _HIGH)
        ]
        xs, ys, zs = ([p[k] for p in points] for k in range(3))
        self._lens.set_film_size(max(xs) - min(xs), max(zs) - min(zs))
        self._lens.set_film_offset((max(xs) + min(xs)) / 2, (max(zs) + min(zs)) / 2)
        self._lens.set_near_far(min(ys) - 4, max(ys) + 1)
        self.matrix = self.node.get_transform(root).get_inverse().get_mat() * self._lens.get_projection_mat()
        self.normal_bias = _NORMAL_BIAS * max(1.0, max(x1 - x0, y1 - y0) / _BIAS_SIDE)
        return True

    def draw(self) -> None:
        """Draw the map once more, with the next frame."""
        self.buffer.set_one_shot(True)

    def destroy(self) -> None:
        """Give the buffer back."""
        self._base.graphicsEngine.remove_window(self.buffer)
        self.node.remove_node()


def _depth_state(shader: Shader) -> Any:
    state = NodePath("state")
    state.set_shader(shader, 100)
    state.set_two_sided(True, 100)
    state.set_depth_offset(-1)
    return state.get_state()
