"""Vertex ambient occlusion, baked once at development time; needs trimesh with embree, which the game does not."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import trimesh

from client3d.models.mesh import Floats, Mesh

RAYS = 64
FLOOR = 0.36
STRENGTH = 0.85
CONTRAST = 1.2
GROUND_SHADE = 0.75
REACH = 0.35  # of the model's largest extent: what is farther off does not darken


def hemisphere(rays: int) -> Floats:
    """Evenly spread directions above the xy plane, denser towards z as the cosine law asks."""
    index = np.arange(rays) + 0.5
    angle = np.pi * (1 + 5**0.5) * index
    height = np.sqrt(1 - index / rays)
    flat = np.sqrt(1 - height**2)
    return np.stack([flat * np.cos(angle), flat * np.sin(angle), height], 1)


def occluded(mesh: Mesh, airy: frozenset[int], grounded: bool) -> Mesh:
    """The mesh with its colours darkened where other triangles, or the ground at height 0, hide the sky."""
    points = mesh.points.reshape(-1, 3)
    normals = np.repeat(mesh.normals, 3, 0)
    centres = np.repeat(mesh.points.mean(1), 3, 0)
    extent = float(np.ptp(points, axis=0).max())
    reach = extent * REACH

    _, first, same = np.unique(np.round(np.c_[points, normals], 3), axis=0, return_index=True, return_inverse=True)
    origin = points[first] * 0.97 + centres[first] * 0.03 + normals[first] * extent * 0.004
    normal = normals[first]
    across = np.where(np.abs(normal[:, 2:3]) < 0.9, [0.0, 0.0, 1.0], [1.0, 0.0, 0.0])
    tangent = np.cross(across, normal)
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    third = np.cross(normal, tangent)
    local = hemisphere(RAYS)[None]
    directions = (
        local[..., 0:1] * tangent[:, None] + local[..., 1:2] * third[:, None] + local[..., 2:3] * normal[:, None]
    )
    directions = directions.reshape(-1, 3)
    origins = np.repeat(origin, RAYS, 0)

    shading = mesh.points[~np.isin(mesh.part, list(airy))].reshape(-1, 3)
    blocker = trimesh.Trimesh(shading, np.arange(len(shading)).reshape(-1, 3), process=False)
    hits, rays, _ = blocker.ray.intersects_location(origins, directions, multiple_hits=False)
    hidden = np.zeros(len(origins))
    hidden[rays] = np.sqrt(np.clip(1 - np.linalg.norm(hits - origins[rays], axis=1) / reach, 0, 1))
    if grounded:
        fall = -origins[:, 2] / np.minimum(directions[:, 2], -1e-6)
        meets = (directions[:, 2] < -1e-6) & (fall > 0) & (fall < reach)
        hidden[meets] = np.maximum(hidden[meets], GROUND_SHADE * np.clip(1 - fall[meets] / reach, 0, 1))
    open_share = np.clip(1 - STRENGTH * hidden.reshape(-1, RAYS).mean(1), FLOOR, 1) ** CONTRAST
    return replace(mesh, colours=mesh.colours * open_share[same.ravel()].reshape(-1, 3, 1))
