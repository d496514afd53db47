"""The high tier's passes: scene in high range, occlusion, bloom, outlines by a mask, grading."""

from __future__ import annotations

from typing import Any

from direct.filter.FilterManager import FilterManager
from panda3d.core import (
    BitMask32,
    Camera,
    FrameBufferProperties,
    GraphicsOutput,
    GraphicsPipe,
    LVector2f,
    LVector4f,
    NodePath,
    SamplerState,
    Shader,
    Texture,
    WindowProperties,
)

from client3d.scene import shading
from client3d.scene.camera import FAR, NEAR

MASK_BIT = BitMask32.bit(3)
_MASK_SORT = -25
_BLUR_REACH = 5.0


class Post:
    """The passes between the scene and the window."""

    def __init__(
        self, base: Any, root: NodePath, lens: Any, samples: int, version: int, nothing: Shader, outlined: Shader
    ) -> None:
        self._base = base
        self._filters = FilterManager(base.win, base.cam)
        colour, depth = _texture("colour"), _texture("depth", nearest=True)
        properties = _float_buffer()
        properties.set_depth_bits(24)
        properties.set_multisamples(samples)
        self._final = self._filters.render_scene_into(colortex=colour, depthtex=depth, fbprops=properties)
        if self._final is None:
            raise RuntimeError("the driver gives no buffer for the scene")
        occlusion, bright, half, bloom = (_texture(n) for n in ("occlusion", "bright", "half blurred", "bloom"))

        def quad(name: str, into: Texture, divide: int, fragment: str, hdr: bool) -> NodePath:
            node = self._filters.render_quad_into(
                name, colortex=into, div=divide, fbprops=_float_buffer() if hdr else None
            )
            node.set_shader(shading.program("post", fragment, version))
            return node

        self._occlusion = quad("occlusion", occlusion, 2, "occlusion", False)
        self._occlusion.set_shader_input("depth_map", depth)
        self._bright = quad("bright", bright, 4, "bright", True)
        self._bright.set_shader_input("source", colour)
        self._across = quad("across", half, 4, "blur", True)
        self._across.set_shader_input("source", bright)
        self._down = quad("down", bloom, 4, "blur", True)
        self._down.set_shader_input("source", half)
        self._make_mask(root, lens, nothing, outlined)
        self._final.set_shader(shading.program("post", "final", version))
        self._final.set_shader_inputs(colours=colour, occlusion=occlusion, bloom=bloom, mask=self._mask)

    def _make_mask(self, root: NodePath, lens: Any, nothing: Shader, outlined: Shader) -> None:
        base = self._base
        self._mask = _texture("mask")
        properties = FrameBufferProperties()
        properties.set_rgba_bits(8, 8, 8, 8)
        properties.set_depth_bits(16)
        size = WindowProperties.size(base.win.get_x_size(), base.win.get_y_size())
        self._mask_buffer = base.graphicsEngine.make_output(
            base.pipe,
            "mask",
            _MASK_SORT,
            properties,
            size,
            GraphicsPipe.BF_refuse_window | GraphicsPipe.BF_resizeable,
            base.win.gsg,
            base.win,
        )
        self._mask_buffer.add_render_texture(self._mask, GraphicsOutput.RTM_bind_or_copy, GraphicsOutput.RTP_color)
        self._mask_buffer.set_clear_color((0, 0, 0, 0))
        self._mask_buffer.set_clear_color_active(True)
        camera = Camera("mask camera", lens)
        camera.set_scene(root)
        camera.set_camera_mask(MASK_BIT)
        camera.set_initial_state(_state(nothing))
        camera.set_tag_state_key("kind")
        camera.set_tag_state("unit", _state(outlined))
        self._mask_camera = base.cam.attach_new_node(camera)
        self._mask_buffer.make_display_region().set_camera(self._mask_camera)
        self._mask_on = True

    def grade(self, inputs: dict[str, Any]) -> None:
        """Grade with these shader inputs."""
        self._final.set_shader_inputs(**inputs)

    def resize(self, film: tuple[float, float], size: tuple[int, int]) -> None:
        """The film has a new size (cells) or the screen one (pixels)."""
        texel = LVector2f(1 / size[0], 1 / size[1])
        self._occlusion.set_shader_inputs(lens=LVector4f(*film, NEAR, FAR), texel=texel)
        self._bright.set_shader_input("texel", texel * 1.3)
        self._across.set_shader_input("direction", LVector2f(_BLUR_REACH / size[0], 0))
        self._down.set_shader_input("direction", LVector2f(0, _BLUR_REACH / size[1]))
        self._final.set_shader_input("texel", texel)
        if (self._mask_buffer.get_x_size(), self._mask_buffer.get_y_size()) != size:
            self._mask_buffer.set_size(*size)
            self._filters.resizeBuffers()

    def outline(self, wanted: bool) -> None:
        """Draw outlines in the next frame, or none."""
        if wanted or self._mask_on:  # one more frame empties the mask
            self._mask_buffer.set_active(True)
        else:
            self._mask_buffer.set_active(False)
        self._mask_on = wanted

    def destroy(self) -> None:
        """Give all buffers back and the camera to the window."""
        self._filters.cleanup()
        self._base.graphicsEngine.remove_window(self._mask_buffer)
        self._mask_camera.remove_node()


def _float_buffer() -> FrameBufferProperties:
    properties = FrameBufferProperties()
    properties.set_float_color(True)
    properties.set_rgba_bits(16, 16, 16, 16)
    return properties


def _texture(name: str, *, nearest: bool = False) -> Texture:
    texture = Texture(name)
    texture.set_wrap_u(SamplerState.WM_clamp)
    texture.set_wrap_v(SamplerState.WM_clamp)
    kind = SamplerState.FT_nearest if nearest else SamplerState.FT_linear
    texture.set_minfilter(kind)
    texture.set_magfilter(kind)
    return texture


def _state(shader: Shader) -> Any:
    state = NodePath("state")
    state.set_shader(shader, 100)
    return state.get_state()
