"""Hidden tests of dimensionality_reduction/center; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.dimensionality_reduction.cloud_oracles import (
    PAPER,
    TILTED,
    WIDE,
    on_a_grid,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

PARTS = ("Xc", "mean")
NEAR = {"rtol": 1e-12, "scaled_atol": 1e-12, "parts": PARTS}


@pytest.mark.points(1)
def test_means_of_columns(student, reference, seed):
    """Subtracts the mean of each column, and returns the moved rows and the means."""
    rng = np.random.default_rng(seed("rows"))
    moved = [[3.0, 4.0], [-3.0, -4.0], [-2.0, 1.5], [2.0, -1.5]]
    cases = [
        Case(PAPER, (moved, [1.0, 2.0]), label="the worked example"),
        Case(
            np.array([[1.0, 2.0, 9.0], [3.0, 8.0, -5.0]]),
            ([[-1.0, -3.0, 7.0], [1.0, 3.0, -7.0]], [2.0, 5.0, 2.0]),
            label="more columns than rows",
        ),
        Case(np.array([[7.0], [1.0], [1.0]]), ([[4.0], [-2.0], [-2.0]], [3.0]), label="one column"),
    ]
    assert_cases(student.center, cases, **NEAR)
    calls = [rng.normal(size=size) + 2.0 for size in ((6, 3), (4, 4), (3, 7), (9, 1))]
    assert_agrees(student.center, reference.center, [*calls, WIDE], **NEAR)


@pytest.mark.points(1)
def test_single_row_and_units(student, seed):
    """Makes zeros of a single row, and keeps the digits far from the origin and in other units."""
    rng = np.random.default_rng(seed("rows"))
    X = on_a_grid(rng.normal(size=(8, 3)))
    X = X - X.sum(axis=0) * np.array([[1.0]] + 7 * [[0.0]])  # a mean of exactly 0
    far = np.array([2.0**20, -(2.0**22), 0.0])
    single = np.array([[5.0, -2.0, 0.5]])
    cases = [
        Case(PAPER, (PAPER - np.array([1.0, 2.0]), [1.0, 2.0])),
        Case(single, ([[0.0, 0.0, 0.0]], [5.0, -2.0, 0.5]), label="a single row"),
        Case(X + far, (X, far), label="far from the origin", rtol=1e-12, scaled_atol=0, atol=1e-8),
    ]
    for factor in (1e-15, 1e-9, 1e9):
        expected = factor * (PAPER - np.array([1.0, 2.0])), factor * np.array([1.0, 2.0])
        cases.append(Case(factor * PAPER, expected, label="other units"))
    assert_cases(student.center, cases, **NEAR)


@pytest.mark.points(1)
def test_integers_and_arguments(student):
    """Takes integers without cutting the means, and leaves X as it was."""
    whole = np.array([[1, 5], [2, 5], [4, 6]])
    third = ([[-4 / 3, -1 / 3], [-1 / 3, -1 / 3], [5 / 3, 2 / 3]], [7 / 3, 16 / 3])
    large = np.array([[100, 90], [120, -100]], dtype=np.int8)
    cases = [
        Case(whole, third, label="integers"),
        Case(whole.astype(np.int32), third, label="integers of 32 bits"),
        Case(large, ([[-10.0, 95.0], [10.0, -95.0]], [110.0, -5.0]), label="integers of 8 bits"),
    ]
    assert_cases(student.center, cases, **NEAR)
    assert_leaves_arguments(student.center, [PAPER, TILTED, PAPER[:1], whole])


@counterexample_search(X=strategies.matrices((1, 4), (1, 3)))
def agrees_with_the_reference(student, reference, X):
    assert_close(student.center(X), reference.center(X), rtol=1e-12, atol=1e-12, parts=PARTS)
