"""Hidden tests of linear_regression/squared_error; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.linear_regression.worked_fit import W, X, Y, reduction_cases
from autograder.testing import (
    Case,
    assert_cases,
    assert_close,
    assert_raises,
    assert_unchanged,
    counterexample_search,
    strategies,
)

SIZES = (1, 1), (1, 3), (12, 1), (40, 5)


@pytest.mark.points(1)
def test_sum_and_mean(student, reference, seed):
    """Adds up the squared residuals for 'sum', and divides by the number of samples for 'mean'."""
    rng = np.random.default_rng(seed("data"))
    by_hand = {"sum": 15.0, "mean": 15 / 7}
    cases = reduction_cases(reference.squared_error, rng, by_hand, SIZES)
    assert_cases(student.squared_error, cases)


@pytest.mark.points(1)
def test_halves(student, reference, seed):
    """Gives half of the sum for 'half_sum', and half of the mean for 'half_mean'."""
    rng = np.random.default_rng(seed("data"))
    by_hand = {"half_sum": 15 / 2, "half_mean": 15 / 14}
    cases = reduction_cases(reference.squared_error, rng, by_hand, SIZES)
    assert_cases(student.squared_error, cases)


@pytest.mark.points(1)
def test_mean_is_the_default(student, seed):
    """Takes the mean if no reduction is named, so with w = 0 the mean of the squared targets."""
    y = np.random.default_rng(seed("targets")).normal(size=9)
    cases = [
        Case((X, Y, W), 15 / 7, sizes=[7, 3]),
        Case((np.ones((9, 4)), y, np.zeros(4)), np.mean(y**2), sizes=[9, 4]),
        ((X, X @ W, W), 0.0),
    ]
    assert_cases(student.squared_error, cases)
    assert_unchanged(student.squared_error, X, Y, W, "mean")


@pytest.mark.points(1)
def test_refuses_other_shapes_of_targets(student):
    """Raises ValueError for y of any shape but (n,): above all for (n, 1), also for (1,) or ()."""
    shapes = [(3, (3, 1)), (2, (2, 1)), (3, (1,)), (3, (1, 3)), (3, (4,)), (3, ()), (1, (1, 1))]
    reductions = ("mean", "sum", "half_sum", "half_mean")
    calls = [(X[:n], np.full(shape, 0.5), W, name) for name in reductions for n, shape in shapes]
    assert_raises(student.squared_error, ValueError, calls, works_on=[(X, Y, W, "sum")])


@counterexample_search(
    data=strategies.regressions(weights=True),
    reduction=strategies.choices("mean", "sum", "half_sum", "half_mean"),
)
def agrees_with_the_reference(student, reference, data, reduction):
    expected = reference.squared_error(*data, reduction)
    assert_close(student.squared_error(*data, reduction), expected)
