"""A model by itself, lit as in the battle: for contact sheets and portraits. Needs nothing that bakes models."""

from __future__ import annotations

import numpy as np
from panda3d.core import (
    Geom,
    GeomNode,
    GeomTriangles,
    GeomVertexArrayFormat,
    GeomVertexData,
    GeomVertexFormat,
    InternalName,
    LVector3,
    NodePath,
)

from client3d.models.meshfile import Model

SUN = LVector3(-0.66, -0.30, 0.70).normalized()

VERTEX = """#version 150
uniform mat4 p3d_ModelViewProjectionMatrix; uniform mat4 p3d_ModelMatrix;
in vec4 p3d_Vertex; in vec3 p3d_Normal; in vec4 p3d_Color; in vec4 material;
out vec3 normal; out vec3 colour; out vec3 surface;
void main() {
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
    normal = mat3(p3d_ModelMatrix) * p3d_Normal;
    colour = p3d_Color.rgb;
    surface = material.xyz;
}
"""
FRAGMENT = """#version 150
uniform vec3 sun; uniform vec3 towards; uniform vec3 side;
in vec3 normal; in vec3 colour; in vec3 surface; out vec4 result;
vec3 aces(vec3 x) { return clamp(x * (2.51 * x + 0.03) / (x * (2.43 * x + 0.59) + 0.14), 0.0, 1.0); }
void main() {
    vec3 n = normalize(normal);
    vec3 albedo = pow(colour, vec3(2.2)) * mix(vec3(1.0), side, surface.z);
    vec3 sky = vec3(0.62, 0.78, 1.02), ground = vec3(0.30, 0.26, 0.19), light = vec3(3.15, 2.80, 2.25);
    vec3 c = albedo * (light * clamp((dot(n, sun) + 0.12) / 1.12, 0.0, 1.0) + mix(ground, sky, n.z * 0.5 + 0.5));
    float rim = 1.0 - clamp(dot(n, towards), 0.0, 1.0);
    c += sky * pow(rim, 3.0) * 0.22 * (0.35 + albedo);
    float shine = pow(clamp(dot(n, normalize(sun + towards)), 0.0, 1.0), mix(18.0, 90.0, surface.x));
    c += light * shine * mix(0.035, 0.55, surface.x) + surface.x * sky * rim * rim * 0.7 + albedo * surface.y;
    c = aces(c * 0.58);
    c = mix(vec3(dot(c, vec3(0.2126, 0.7152, 0.0722))), c, 0.95) * vec3(1.02, 1.0, 0.96);
    c = pow(c, vec3(1.0 / 2.2));
    result = vec4(mix(c, c * c * (3.0 - 2.0 * c), 0.38), 1.0);
}
"""


def vertex_format() -> GeomVertexFormat:
    """Position, normal, colour and material, as in the arrays of a model."""
    columns = GeomVertexArrayFormat()
    columns.add_column(InternalName.get_vertex(), 3, Geom.NT_float32, Geom.C_point)
    columns.add_column(InternalName.get_normal(), 3, Geom.NT_float32, Geom.C_normal)
    columns.add_column(InternalName.get_color(), 4, Geom.NT_uint8, Geom.C_color)
    columns.add_column(InternalName.make("material"), 4, Geom.NT_uint8, Geom.C_color)
    form = GeomVertexFormat()
    form.add_array(columns)
    return GeomVertexFormat.register_format(form)


def node_of(model: Model) -> NodePath:
    """A scene node that shows a model, its parts at rest."""
    count = len(model.positions)
    rows = np.zeros(
        count, np.dtype([("point", "f4", 3), ("normal", "f4", 3), ("colour", "u1", 4), ("material", "u1", 4)])
    )
    rows["point"], rows["normal"] = model.positions, model.normals
    rows["colour"][:, :3], rows["material"][:, :3] = model.colours, model.material
    data = GeomVertexData(model.name, vertex_format(), Geom.UH_static)
    data.unclean_set_num_rows(count)
    data.modify_array_handle(0).copy_data_from(rows.tobytes())
    triangles = GeomTriangles(Geom.UH_static)
    triangles.set_index_type(Geom.NT_uint16)
    corners = triangles.modify_vertices()
    corners.unclean_set_num_rows(model.triangles.size)
    corners.modify_handle().copy_data_from(model.triangles.astype("<u2").tobytes())
    geom = Geom(data)
    geom.add_primitive(triangles)
    node = GeomNode(model.name)
    node.add_geom(geom)
    return NodePath(node)
