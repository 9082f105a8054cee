"""Hidden tests of linear_regression/squared_error; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.linear_regression.worked_fit import W, X, Y, reduction_cases
from autograder.testing import (
    Case,
    assert_accepts,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

SIZES = (1, 1), (1, 3), (12, 1), (40, 5)


@pytest.mark.points(1)
def test_sums(student, reference, seed):
    """Adds up the squared residuals for 'sum', and halves that for 'half_sum', of integers, too."""
    rng = np.random.default_rng(seed("data"))
    by_hand = {"sum": 15.0, "half_sum": 15 / 2}
    cases = reduction_cases(reference.squared_error, rng, by_hand, SIZES)
    assert_cases(student.squared_error, cases)
    for unit in (1e-140, 1e140):  # of y and w alike, so that the error has its square
        call = X, unit * Y, unit * W, "sum"
        assert_cases(student.squared_error, [(call, 15 * unit**2)], rtol=1e-7)
    half = X, Y, W, "half_sum"
    assert_accepts(student.squared_error, [half, (X, Y, W)], integers=(0, 1, 2))
    whole = X.astype(int), Y.astype(int), W.astype(int)
    thirds = W / 3  # weights that are no integers
    expected = np.sum((X @ thirds - Y) ** 2) / 2
    far = np.array([0.0, 0.0, 1e9])
    halves = whole[0], Y / 2, whole[2]  # targets that are none
    assert_cases(
        student.squared_error,
        [
            ((*whole[:2], thirds, "half_sum"), expected),
            ((*whole, "half_sum"), 15 / 2),
            ((*halves, "half_sum"), np.sum((X @ W - Y / 2) ** 2) / 2),
            ((X, Y + X @ far, W + far, "sum"), 15.0),  # small beside the targets
        ],
    )


@pytest.mark.points(1)
def test_means(student, reference, seed):
    """Divides by the number of samples for 'mean', and once more by 2 for 'half_mean'."""
    rng = np.random.default_rng(seed("data"))
    by_hand = {"mean": 15 / 7, "half_mean": 15 / 14}
    cases = reduction_cases(reference.squared_error, rng, by_hand, SIZES)
    whole = X.astype(int), Y.astype(int), W.astype(int)
    cases += [Case((*whole, name), error, label="integers") for name, error in by_hand.items()]
    assert_cases(student.squared_error, cases)


@pytest.mark.points(1)
def test_default_and_zero_weights(student, seed):
    """Takes the mean if no reduction is named, and zero weights; leaves arguments as they were."""
    y = np.random.default_rng(seed("targets")).normal(size=9)
    zero_weights = np.ones((9, 4)), y, np.zeros(4)
    cases = [
        Case((X, Y, W), 15 / 7, sizes=[7, 3]),
        Case(zero_weights, np.mean(y**2), sizes=[9, 4]),
        ((*zero_weights, "sum"), np.sum(y**2)),
        ((X, X @ W, W), 0.0),
    ]
    assert_cases(student.squared_error, cases)
    assert_leaves_arguments(
        student.squared_error, [(X, Y, W, "mean"), (X, Y, W, "half_sum"), (X, Y, W)]
    )


@pytest.mark.points(1)
def test_refuses_other_shapes_of_targets(student):
    """Raises ValueError for y of any shape but (n,): above all for (n, 1), also for (1,) or ()."""
    shapes = {
        "(n, 1)": (3, (3, 1)),
        "(n, 1) with n = 2": (2, (2, 1)),
        "(1,)": (3, (1,)),
        "(1, n)": (3, (1, 3)),
        "(n + 1,)": (3, (4,)),
        "()": (3, ()),
        "(1, 1)": (1, (1, 1)),
        "(n + 1,) with n = 1": (1, (2,)),
        "() with n = 1": (1, ()),
        "(0,) with n = 1": (1, (0,)),
    }
    calls = {
        f"y of shape {shape}, {name}": (X[:n], np.full(size, 0.5), W, name)
        for name in ("mean", "sum", "half_sum", "half_mean")
        for shape, (n, size) in shapes.items()
    }
    assert_raises(student.squared_error, ValueError, calls, works_on=[(X, Y, W, "sum")])


@counterexample_search(
    data=strategies.regressions(weights=True),
    reduction=strategies.choices("mean", "sum", "half_sum", "half_mean"),
)
def agrees_with_the_reference(student, reference, data, reduction):
    expected = reference.squared_error(*data, reduction)
    assert_close(student.squared_error(*data, reduction), expected)
