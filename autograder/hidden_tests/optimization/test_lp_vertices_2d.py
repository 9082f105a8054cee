"""Hidden tests of optimization/lp_vertices_2d; first docstring lines are shown to students."""

from itertools import combinations, starmap

import numpy as np
import pytest

from autograder.testing import (
    assert_accepts,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

SQUARE = np.array([[1.0, 0.0], [-1.0, 0.0], [0.0, 1.0], [0.0, -1.0]])
CLOSE = {"rtol": 1e-7, "atol": 1e-8}


def solved(c, A, b, x, value):
    """Return a case: a program, and its best corner, which is None if there is none."""
    call = tuple(np.array(part, dtype=float) for part in (c, A, b))
    return call, (None if x is None else np.array(x, dtype=float), value)


def clear_polygon(rng, m):
    """Draw constraints all around a centre; where two meet, it is a corner or well outside."""
    while True:
        angles = rng.permutation(2 * np.pi * (np.arange(m) + rng.uniform(0.1, 0.9, size=m)) / m)
        A = np.column_stack([np.cos(angles), np.sin(angles)]) * rng.uniform(0.5, 2, size=(m, 1))
        centre, room = rng.normal(size=2), rng.uniform(0.5, 1.5, size=m)
        b = A @ centre + np.linalg.norm(A, axis=1) * room
        meet = [np.linalg.solve(A[[i, j]], b[[i, j]]) for i, j in combinations(range(m), 2)]
        beyond = np.max(np.array(meet) @ A.T - b, axis=1)
        if not np.any((beyond > 1e-9) & (beyond < 1e-2)):
            return A, b


@pytest.mark.points(1)
def test_polygons(student, reference, seed):
    """Finds the best corner of a polygon (also of integers), never a crossing outside of it."""
    programs = [
        ([-1, -2], [[-1, 0], [0, -1], [1, 1], [1, 3]], [0, 0, 4, 6], [3, 1], -5),
        ([1, -2], [[-1, 0], [0, -1], [1, 1], [1, 3]], [0, 0, 4, 6], [0, 2], -4),
        ([3, 1], [[-1, 1], [1, 2], [0, -1]], [3, 6, 4], [-7, -4], -25),
    ]
    rng = np.random.default_rng(seed("polygons"))
    for m in (4, 5, 8):
        A, b = clear_polygon(rng, m)
        for c in rng.normal(size=(3, 2)):
            programs.append((c, A, b, *reference.lp_vertices_2d(c, A, b)))
    answers = assert_cases(student.lp_vertices_2d, starmap(solved, programs), **CLOSE)
    for (_, A, b, *_), (x, _) in zip(programs, answers, strict=True):
        require(A @ np.asarray(x) <= np.array(b) + 1e-7, "The answer breaks a constraint.")
    triangle = np.array([[-1.0, 0.0], [0.0, -1.0], [1.0, 2.0]])
    whole = np.array([-1.0, -3.0]), triangle, np.array([0.0, 0.0, 3.0])  # the best is (0, 1.5)
    assert_leaves_arguments(student.lp_vertices_2d, [(c, A, b), whole])
    assert_accepts(student.lp_vertices_2d, [whole], integers=True, **CLOSE)


@pytest.mark.points(1)
def test_infeasible(student):
    """Returns (None, inf) if no point satisfies all constraints."""
    corner = [[-1, 0], [0, -1], [1, 1]]
    programs = [
        ([1, 1], corner, [0, 0, -1], None, np.inf),
        ([1, 0], corner, [0, 0, -5e-7], None, np.inf),
        ([1, 1], corner, [0, 0, 1], [0, 0], 0),
        ([1, 1], corner, [-1, -2, 3], [1, 2], 3),  # only just: the three lines meet in one point
        ([1, 2], corner, [0, 0, -4e-10], [0, 0], 0),  # not quite, and within the tolerance
        ([1, 1], corner, [0, 0, -9], None, np.inf),
    ]
    assert_cases(student.lp_vertices_2d, starmap(solved, programs), **CLOSE)


@pytest.mark.points(1)
def test_parallel_and_superfluous_constraints(student):
    """Skips parallel pairs, and handles corners where more than two lines meet."""
    A = [*SQUARE, [2.0, 0.0], [1.0, 1.0], [0.0, 3.0], [0.0, -1.0]]
    tilted = [[1, 1], [-1, -1], [1, -1], [-1, 1], [2, 2]]
    # Two sides that are nearly parallel meet in (1, 4).
    tilt = 2.0**-27
    narrow = [[1, 0], [1, tilt], [-1, 0], [0, -1], [0, 1]], [1, 1 + 4 * tilt, 0, 0, 8]
    # Small coefficients have small determinants, and are not parallel for that.
    scale = 1e-5
    small = scale * np.array([[-1.0, 0.0], [0.0, -1.0], [1.0, 1.0]])
    programs = [
        ([1, 0], SQUARE, [1, -2, 1, 1], None, np.inf),  # 2 <= x <= 1
        ([1, 0], SQUARE, [0, -5e-7, 1, 1], None, np.inf),  # 5e-7 <= x <= 0
        ([1, 0], SQUARE, [1000, -1000 - 5e-7, 1, 1], None, np.inf),  # as narrow, far out
        ([-3, -2], SQUARE, [2, 1, 5, 4], [2, 5], -16),
        ([-2, -1], A, [2, 0, 3, 0, 4, 5, 9, 0], [2, 3], -7),
        ([-2, -1], A, [2, 0, 3, 0, 4, 4, 9, 0], [2, 2], -6),
        ([1, 2], A, [2, 0, 3, 7, 9, 5, 9, 0], [0, 0], 0),
        ([1, 0], tilted, [2, 0, 2, 0, 9], [0, 0], 0),
        ([-1, 0], tilted, [2, 0, 2, 0, 9], [2, 0], -2),
        ([-2, -1], [*SQUARE, [1, 1]], [1, 1, 1, 1, 2 - 1e-5], [1, 1 - 1e-5], 1e-5 - 3),
        ([-1, -tilt / 2], *narrow, [1, 4], -1 - 2 * tilt),
        ([-1, -3], small, scale * np.array([0, 0, 2.0]), [0, 2], -6),
        # They come within 1e-9 of b sooner, too: each of these corners breaks one by 5e-10.
        ([1, 0], small, scale * np.array([-1, -1, 2 - 5e-5]), [1 - 5e-5, 1], 1 - 5e-5),
    ]
    assert_cases(student.lp_vertices_2d, starmap(solved, programs), **CLOSE)


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smallest x[0], then the smallest x[1], of equally good corners, with no -0.0."""
    unit, ones = np.array([1, 0, 1, 0]), [1, 1, 1, 1]
    diamond = [[1, 1], [1, -1], [-1, 1], [-1, -1]]
    programs = [
        ([1, 1], diamond, ones, [-1, 0], -1),
        ([-1, 1], diamond, ones, [0, -1], -1),
        ([-1e-7, -1000], SQUARE, ones, [1, 1], -1000 - 1e-7),  # nearly a tie, and none
        ([1, 1], SQUARE, [1, 4e-10, 1, 0], [0, 0], -4e-10),  # -4e-10 is rounded to zero
        ([0, 0.1], SQUARE * [[3], [3], [7], [7]], ones, [-1 / 3, -1 / 7], -0.1 / 7),
        # Values of -1.6e-9, -0.8e-9 and 0: the second is near the best, the third near the second.
        ([-1.6e-9, 0], [[2, 1], [0, -1], [-2, 1]], [2, 0, 0], [0.5, 1], -1.6e-9),
    ]
    for order in ([0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]):
        A, b = SQUARE[order], unit[order]
        programs += [([-1, 0], A, b, [1, 0], -1), ([0, -1], A, b, [0, 1], -1)]
        programs += [(c, A, b, [0, 0], 0) for c in ([1, 0], [0, 1], [0, 0])]
    # Values that only rounding parts are equal; and so are the x[0] of two corners.
    # A whole side of a turned rectangle is best, then the left side of a triangle.
    for angle, side in [(0.5, 2), (0.7, 3), (1.0, 1), (0.3, 1), (0.6, 3)]:
        right, up = np.array([[np.cos(angle), np.sin(angle)], [-np.sin(angle), np.cos(angle)]])
        A, b = np.array([right, -right, up, -up]), np.array([0.3, 0.1, 0.7, 0.2])
        ends = [b[side] * A[side] + b[i] * A[i] for i in ((2, 3) if side < 2 else (0, 1))]
        programs.append((-A[side], A, b, min(ends, key=lambda end: end[0]), -b[side]))
    for steep in (1, 5):  # it is upright, from (0.1, -0.2) to (0.1, 0.3)
        A = np.array([[-1.1, 0.0], [3.0, 1.0], [steep, -3.0]])
        b = [-1.1 * 0.1, A[1] @ [0.1, 0.3], A[2] @ [0.1, -0.2]]
        programs.append(([1, 0], A, b, [0.1, -0.2], 0.1))
    for x, _ in assert_cases(student.lp_vertices_2d, starmap(solved, programs), **CLOSE):
        zeros = [entry for entry in np.asarray(x).tolist() if entry == 0]
        require(not np.signbit(zeros).any(), "An entry of x is -0.0.")


@counterexample_search(
    c=strategies.vectors(size=2, low=-2, high=2),
    b=strategies.vectors(size=4, low=-1, high=3),
)
def agrees_with_the_reference(student, reference, c, b):
    assert_close(
        student.lp_vertices_2d(c, SQUARE, b), reference.lp_vertices_2d(c, SQUARE, b), atol=1e-8
    )
