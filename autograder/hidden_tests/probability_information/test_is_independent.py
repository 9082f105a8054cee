"""Hidden tests of probability_information/is_independent; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    counterexample_search,
    simplex_points,
    strategies,
)


@pytest.mark.points(1)
def test_independent_or_not(student, seed):
    """Tells products of marginals from tables that only look like them, in any shape."""
    rng = np.random.default_rng(seed("tables"))
    shapes = [(2, 2), (2, 5), (4, 3), (1, 4)]
    products = [np.outer(*(simplex_points(rng, 1, n)[0] for n in shape)) for shape in shapes]
    products += [np.outer([0.0, 1.0], [0.25, 0.75]), np.outer([0.2, 0.0, 0.8], [0.5, 0.5])]
    products.append(np.outer([0.5, 0.5], [0.2, 0.0, 0.8]))
    square = np.array([[0, 1], [1, 0], [0, 1]]) / 3
    third = np.array([[0.1, 0.1], [0.2, 0.2], [0.1, 0.3]])
    corner = np.full((3, 3), 1 / 9) + 0.02 * np.array([[1, -1, 0], [-1, 1, 0], [0, 0, 0]])
    others = [square, square.T, np.eye(3) / 3, third, corner]
    cases = [(joint, True) for joint in products] + [(joint, False) for joint in others]
    steps = 0.009 * np.array([1.0, 1.0, 1.0, 1.0, -4.0])
    last = 1 / 25 + np.outer(steps, [0.0, 1.0, -1.0, 1.0, -1.0])
    label = "a tol that only the last row, or column, exceeds"
    cases += [Case((joint, 0.01), False, label=label) for joint in (last, last.T)]
    assert_cases(student.is_independent, cases, compare=assert_equal)
    rounded = np.array([[0.4, 0.3], [0.2, 0.1]])  # adds up to 1 but for rounding
    assert_leaves_arguments(student.is_independent, [*products, square, rounded])


@pytest.mark.points(1)
def test_tolerance(student, seed):
    """Allows each cell to be off by tol, 1e-12 by default, and no more."""
    rng = np.random.default_rng(seed("tables"))
    product = np.outer(*(simplex_points(rng, 2, 4) + 1)) / 25
    shift = np.zeros((4, 4))
    shift[:2, 2:] = [[1.0, -1.0], [-1.0, 1.0]]  # off the diagonal, and all totals are kept
    tables = {size: product + size * shift for size in (1e-10, 1e-4, 1e-2)}
    signs = (-1.0) ** np.arange(20)
    crowded = np.full((20, 20), 1 / 400) + 1e-6 * np.outer(signs, signs)
    corner = np.array([4.0, -1.0, -1.0, -1.0, -1.0])
    lopsided = np.full((5, 5), 1 / 25) - np.outer(corner, corner) / 400  # 0 in the corner
    rare = np.array([[1e-4, 0.0], [0.4999, 0.5]])  # 5e-5 from independent, and its rows differ
    nearly = 0.25 + 2.0**-47 * np.array([[1, -1], [-1, 1]])  # all sums are exact
    half_way = np.outer([0.5, 0.5], [0.25, 0.75]) + 5e-5 * np.array([[1, -1], [-1, 1]])
    cases = [
        Case((tables[1e-10],), False, label="tol by default"),
        Case((tables[1e-10], 1e-6), True, label="a tol above all differences"),
        Case((tables[1e-4],), False, label="tol by default"),
        Case((tables[1e-4], 0.02), True, label="a tol above all differences"),
        Case((tables[1e-4], 4e-5), False, label="a tol below the largest difference"),
        Case((tables[1e-2], 4e-3), False, label="a tol below the largest difference"),
        Case((product + 1e-15 * shift,), True, label="tol by default"),
        Case((crowded, 1e-4), True, label="a tol above all differences"),
        Case((lopsided, 0.016), False, label="a tol below the largest difference"),
        Case((2 / 25 - lopsided, 0.016), False, label="a tol below the largest difference"),
        Case((np.full((2, 2), 0.25), 0.0), True, label="a tol of 0"),
        Case((nearly, 0.0), False, label="a tol of 0"),
        Case((nearly,), True, label="tol by default"),
        Case((rare, 0.02), True, label="a tol above all differences"),
        Case((half_way, 0.01), True, label="a tol above all differences"),
    ]
    assert_cases(student.is_independent, cases, compare=assert_equal)


@counterexample_search(
    joint=strategies.probability_tables((1, 3), (1, 3)), tol=strategies.choices(1e-12, 0.3)
)
def agrees_with_the_reference(student, reference, joint, tol):
    gap = np.abs(joint - np.outer(joint.sum(axis=1), joint.sum(axis=0))).max()
    if tol / 2 < gap < 2 * tol:  # too near to the line
        return
    assert_equal(student.is_independent(joint, tol), reference.is_independent(joint, tol))
