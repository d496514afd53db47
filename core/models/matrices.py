"""Where the nodes of a model are: matrices of three rows of four numbers, the last of each the shift."""

from __future__ import annotations

from typing import Final

from core.models.schema import Node

Matrix = tuple[float, ...]
Point = tuple[float, float, float]

AS_WE_SEE_IT: Final[Matrix] = (-1, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0)
"""From glTF's axes (y up, z ahead, x to the left) to ours (x to the right, y ahead, z up)."""


def product(left: Matrix, right: Matrix) -> Matrix:
    """The matrix that does what the right one does, and then what the left one does."""
    rows = []
    for row in range(3):
        a, b, c, d = left[4 * row : 4 * row + 4]
        for column in range(4):
            shift = d if column == 3 else 0.0
            rows.append(a * right[column] + b * right[4 + column] + c * right[8 + column] + shift)
    return tuple(rows)


def moved(matrix: Matrix, point: Point) -> Point:
    """Where a point comes to be."""
    x, y, z = turned(matrix, point)
    return x + matrix[3], y + matrix[7], z + matrix[11]


def turned(matrix: Matrix, direction: Point) -> Point:
    """Where a direction comes to point."""
    x, y, z = direction
    a, b, c = (matrix[row] * x + matrix[row + 1] * y + matrix[row + 2] * z for row in (0, 4, 8))
    return a, b, c


def local_matrix(node: Node) -> Matrix:
    """A node's own matrix: as it is given, column by column, or of its shift, turn and scale."""
    if node.matrix is not None:
        given = node.matrix
        return tuple(given[4 * column + row] for row in range(3) for column in range(4))
    x, y, z, w = node.rotation
    length = (x * x + y * y + z * z + w * w) ** 0.5 or 1.0
    x, y, z, w = x / length, y / length, z / length, w / length
    turn = (
        (1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)),
        (2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)),
        (2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)),
    )
    return tuple(
        value
        for row in range(3)
        for value in (*(turn[row][column] * node.scale[column] for column in range(3)), node.translation[row])
    )
