"""Our own GLSL: one source each in `glsl/`, for GLSL 150 and, by another header, for 120.

Sources say `attribute`, `varying`, `texture2D`, `FRAG`, `SHADOW`, `FETCH`; the header tells what these mean. They may
`#include "name.glsl"`. Panda3D's auto-shader is never used: it fails without a window.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from panda3d.core import Shader

_VERTEX_150 = """#version 150
#define attribute in
#define varying out
#define INSTANCE gl_InstanceID
#define FETCH(s, i, row, size) texelFetch(s, ivec2(i, row), 0)
"""
_FRAGMENT_150 = """#version 150
#define varying in
#define texture2D texture
#define SHADOW(s, c) texture(s, c)
out vec4 picture;
#define FRAG picture
"""
_VERTEX_120 = """#version 120
#extension GL_ARB_draw_instanced : enable
#define INSTANCE gl_InstanceIDARB
#define FETCH(s, i, row, size) texture2DLod(s, (vec2(i, row) + 0.5) / size, 0.0)
"""
_FRAGMENT_120 = """#version 120
#define FRAG gl_FragColor
#define SHADOW(s, c) shadow2D(s, c).r
"""


_INCLUDE = re.compile(r'^#include "([a-z_]+\.glsl)"$', re.MULTILINE)


@cache
def source(name: str) -> str:
    """The text of a file in `glsl/`, its includes put in."""
    text = files("client3d.scene").joinpath("glsl", name).read_text(encoding="utf-8")
    return _INCLUDE.sub(lambda found: source(found[1]), text)


def program(vertex: str, fragment: str, version: int = 150, defines: dict[str, str] | None = None) -> Shader:
    """A shader of `glsl/<vertex>.vert` and `glsl/<fragment>.frag`, with `#define`s put before both.

    version: 150 (core and compatibility profiles) or 120 (old drivers).
    """
    lines = "".join(f"#define {name} {value}\n" for name, value in sorted((defines or {}).items()))
    heads = (_VERTEX_150, _FRAGMENT_150) if version >= 150 else (_VERTEX_120, _FRAGMENT_120)
    return Shader.make(
        Shader.SL_GLSL, heads[0] + lines + source(f"{vertex}.vert"), heads[1] + lines + source(f"{fragment}.frag")
    )
