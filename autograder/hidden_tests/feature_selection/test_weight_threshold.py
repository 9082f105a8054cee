"""Hidden tests of weight_threshold; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

SIGNS = np.array([[1.0, 1.0, 1.0], [1.0, -1.0, -1.0], [-1.0, 1.0, -1.0], [-1.0, -1.0, 1.0]])
Y = SIGNS @ [1.0, -3.0, 0.5] + 7


@pytest.mark.points(1)
def test_large_weights(student, seed):
    """Selects by the size of the weights, negative ones too, in increasing order."""
    rng = np.random.default_rng(seed("tables"))
    cases = [((SIGNS, Y, t), r) for t, r in ((0.25, [0, 1, 2]), (0.99999, [0, 1]), (1.00001, [1]))]
    for draw, weights in (
        (np.random.default_rng(3), [-2, 0.3, -1.2, 0.2]),
        (rng, [3, -0.3, -1.2, 0.2]),
    ):
        A = draw.normal(size=(30, 4))
        A[:, 2] += 2 * A[:, 0]
        Z = (A - A.mean(axis=0)) / A.std(axis=0)
        cases.append(((A, Z @ weights - 5, 0.7), np.flatnonzero(np.abs(weights) > 0.7)))
    cases.append(((SIGNS + np.array([0.0, 9.0, 0.0]), Y, 0.75), [0, 1]))
    close = SIGNS[:, :2] @ np.array([[1.0, 1.0], [0.0, 0.001]])
    cases.append(((close, close[:, 1] - close[:, 0], 0.9), [0, 1]))  # weights of -1 and 1
    cases = [(call, np.array(right)) for call, right in cases]
    assert_cases(student.weight_threshold, cases)
    assert_leaves_arguments(student.weight_threshold, [(SIGNS, Y, 0.75), (SIGNS + 1, Y, 2.0)])


@pytest.mark.points(1)
def test_units(student):
    """Selects the same in any unit of the columns: weights belong to standardised columns."""
    cases = []
    for units in ([1e3, 1e-20, 1.0], [1.0, 1e-3, 1.0], [1e6, 1e-6, 40.0]):
        for t, right in ((0.25, [0, 1, 2]), (0.75, [0, 1]), (2.0, [1])):
            cases.append(((SIGNS * units + [-2.0, 0.0, 5.0], Y, t), np.array(right)))
    skewed = np.array([[0.0, 1.0], [0.0, -1.0], [0.0, 1.0], [4.0, -1.0]])
    y = 0.5 * skewed[:, 0] + skewed[:, 1]  # the weights are 0.866 and 1
    cases += [((skewed, y, 0.9), np.array([1])), ((skewed, y, 0.8), np.array([0, 1]))]
    cases.append(((np.vstack([skewed, skewed]), np.append(y, y), 0.9), np.array([1])))
    assert_cases(student.weight_threshold, cases)


@pytest.mark.points(1)
def test_constant_and_dependent_columns(student):
    """Gives constant columns the weight 0, and shares a weight among copies."""
    flat = np.column_stack([np.full(4, 5.0), SIGNS, np.full(4, 0.1)])
    copies = np.column_stack([SIGNS[:, 1], SIGNS[:, 0], SIGNS[:, 1], -4 * SIGNS[:, 1]])
    shares = np.array([[1.0, 0.0], [0.0, 1.0], [0.0, 1.0], [1.0, 0.0]])  # the weights are 1 and -1
    cases = [
        Case((flat, Y, 0.75), np.array([1, 2]), label="constant columns"),
        Case((flat, Y, 0.25), np.array([1, 2, 3]), label="constant columns"),
        Case((copies, Y, 0.98), np.array([0, 1, 2, 3]), label="three copies"),
        Case((copies, Y, 1.01), np.array([], dtype=int), label="three copies"),
        Case((copies[:, [0, 1, 2]], Y, 1.2), np.array([0, 2]), label="two copies"),
        Case((shares, 4 * shares[:, 0], 0.7), np.array([0, 1]), label="columns that add up to 1"),
    ]
    assert_cases(student.weight_threshold, cases)


@pytest.mark.points(1)
def test_intercept_and_extremes(student):
    """Fits an intercept; takes a single column, integers, and thresholds above all weights."""
    line = np.array([[1.0], [2.0], [3.0]])
    whole = np.array([[127, 90], [-100, 90], [-120, -120], [-90, 7], [-128, 33]], dtype=np.int8)
    Z = (whole - whole.mean(axis=0)) / whole.std(axis=0)
    y = np.rint(60 * Z @ [1.0, 0.1]).astype(np.int8)
    cases = [
        Case((line, 5 + 1e-3 * line[:, 0], 0.1), np.array([], dtype=int), label="nearly flat"),
        Case((line, 5 + line[:, 0], 0.8), np.array([0]), label="one column"),
        Case((SIGNS + 20, Y + 1000, 0.75), np.array([0, 1]), label="far from 0"),
        Case((SIGNS + 2.0**30, Y, 0.75), np.array([0, 1]), label="far from 0"),
        Case((SIGNS[:1], Y[:1], 0.75), np.array([], dtype=int), label="one row"),
        Case((SIGNS, Y, 3.5), np.array([], dtype=int), label="above all"),
        Case((whole, y, 57.0), np.array([0]), label="integers"),
        Case((whole, y, 63.0), np.array([], dtype=int), label="integers"),
        Case((whole, y, 5.0), np.array([0, 1]), label="integers"),
    ]
    for got in assert_cases(student.weight_threshold, cases):
        is_index = not isinstance(got, np.ndarray) or got.dtype.kind in "iu"
        require(is_index, "The indices are floats, not integers: an empty array, too, has a dtype.")


@counterexample_search(
    data=strategies.regressions(rows=(4, 5), cols=(1, 2)), threshold=strategies.choices(0.31, 1.7)
)
def agrees_with_the_reference(student, reference, data, threshold):
    right = reference.weight_threshold(*data, threshold)
    assert_cases(student.weight_threshold, [((*data, threshold), right)])
