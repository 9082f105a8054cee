"""Hidden tests of optimization/lp_vertices_2d; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import as_tuple, assert_close, assert_unchanged, require

SQUARE = np.array([[1.0, 0.0], [-1.0, 0.0], [0.0, 1.0], [0.0, -1.0]])


def assert_solves(student, c, A, b, x, value):
    answer = student.lp_vertices_2d(
        np.array(c, dtype=float), np.array(A, dtype=float), np.array(b, dtype=float)
    )
    expected = (None, np.inf) if x is None else (np.array(x, dtype=float), value)
    assert_close(answer, expected, rtol=1e-7, atol=1e-8)
    return answer


def polygon(rng, m):
    """Return m constraints around a random centre, in random order: they bound a polygon."""
    angles = rng.permutation(2 * np.pi * (np.arange(m) + rng.uniform(0.1, 0.9, size=m)) / m)
    A = np.column_stack([np.cos(angles), np.sin(angles)]) * rng.uniform(0.5, 2, size=(m, 1))
    return A, A @ rng.normal(size=2) + np.linalg.norm(A, axis=1) * rng.uniform(0.5, 1.5, size=m)


@pytest.mark.points(1)
def test_polygons(student, reference, seed):
    """Finds the best corner of a polygon, never a crossing of lines outside of it."""
    assert_solves(student, [-1, -2], [[-1, 0], [0, -1], [1, 1], [1, 3]], [0, 0, 4, 6], [3, 1], -5)
    assert_solves(student, [3, 2], SQUARE, [2, 1, 5, 4], [-1, -4], -11)
    assert_solves(student, [-3, 2], SQUARE, [2, 1, 5, 4], [2, -4], -14)
    rng = np.random.default_rng(seed("polygons"))
    for m in (4, 5, 8):
        A, b = polygon(rng, m)
        for _ in range(3):
            c = rng.normal(size=2)
            x, value = reference.lp_vertices_2d(c, A, b)
            assert_solves(student, c, A, b, x, value)
            got = np.asarray(as_tuple(student.lp_vertices_2d(c, A, b), 2)[0], dtype=float)
            require(A @ got <= b + 1e-7, "The answer breaks a constraint.")
    assert_unchanged(student.lp_vertices_2d, c, A, b)


@pytest.mark.points(1)
def test_infeasible(student):
    """Returns (None, inf) if no point satisfies all constraints."""
    assert_solves(student, [1, 1], [[-1, 0], [0, -1], [1, 1]], [0, 0, -1], None, np.inf)
    assert_solves(student, [1, 0], SQUARE, [1, -2, 1, 1], None, np.inf)  # 2 <= x <= 1
    assert_solves(student, [1, 1], [[-1, 0], [0, -1], [1, 1]], [0, 0, 1], [0, 0], 0)
    # Only just feasible: the three lines meet in one point.
    assert_solves(student, [1, 1], [[-1, 0], [0, -1], [1, 1]], [-1, -2, 3], [1, 2], 3)


@pytest.mark.points(1)
def test_parallel_and_superfluous_constraints(student):
    """Skips parallel pairs, and handles corners where more than two lines meet."""
    A = [*SQUARE, [2.0, 0.0], [1.0, 1.0], [0.0, 3.0], [0.0, -1.0]]
    assert_solves(student, [-2, -1], A, [2, 0, 3, 0, 4, 5, 9, 0], [2, 3], -7)
    assert_solves(student, [-2, -1], A, [2, 0, 3, 0, 4, 4, 9, 0], [2, 2], -6)
    assert_solves(student, [1, 2], A, [2, 0, 3, 0, 9, 5, 9, 7], [0, 0], 0)
    tilted = [[1, 1], [-1, -1], [1, -1], [-1, 1], [2, 2]]
    assert_solves(student, [1, 0], tilted, [2, 0, 2, 0, 9], [0, 0], 0)
    assert_solves(student, [-1, 0], tilted, [2, 0, 2, 0, 9], [2, 0], -2)
    # Small coefficients have small determinants, and are not parallel for that.
    scale = 1e-4
    small = scale * np.array([[-1.0, 0.0], [0.0, -1.0], [1.0, 1.0]])
    assert_solves(student, [-1, -3], small, scale * np.array([0, 0, 2.0]), [0, 2], -6)


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smallest x[0], then the smallest x[1], of equally good corners, with no -0.0."""
    unit = [1, 0, 1, 0]
    for c, x, value in [
        ([-1, 0], [1, 0], -1),
        ([1, 0], [0, 0], 0),
        ([0, -1], [0, 1], -1),
        ([0, 1], [0, 0], 0),
        ([0, 0], [0, 0], 0),
    ]:
        for order in ([0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]):
            A, b = SQUARE[order], np.array(unit)[order]
            answer, _ = assert_solves(student, c, A, b, x, value)
            signs = np.signbit(np.asarray(answer, dtype=float))
            require(not signs.any(), "An entry of x is -0.0.")
    diamond = [[1, 1], [1, -1], [-1, 1], [-1, -1]]
    assert_solves(student, [1, 1], diamond, [1, 1, 1, 1], [-1, 0], -1)
    assert_solves(student, [-1, 1], diamond, [1, 1, 1, 1], [0, -1], -1)
    third = np.array([[1.0, 0], [-1, 0], [0, 1], [0, -1]]) * [[3], [3], [7], [7]]
    assert_solves(student, [0, 0.1], third, [1, 1, 1, 1], [-1 / 3, -1 / 7], -0.1 / 7)


@closer_look(
    c=strategies.vectors(size=2, low=-2, high=2),
    b=strategies.vectors(size=4, low=-1, high=3),
)
def agrees_with_the_reference(student, reference, c, b):
    assert_close(
        student.lp_vertices_2d(c, SQUARE, b), reference.lp_vertices_2d(c, SQUARE, b), atol=1e-8
    )
