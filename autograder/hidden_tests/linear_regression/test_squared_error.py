"""Hidden tests of linear_regression/squared_error; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import assert_close, assert_unchanged

# The residuals are 0, 2, -1, 1, 0, -3, 0. With 7 samples and 3 features no two wrong divisors give
# the same factor.
X = np.array(
    [[1.0, 0, 2], [1.0, 1, 0], [1.0, 2, 1], [1.0, 3, 0], [1.0, 0, 1], [1.0, 2, 2], [1.0, 1, 3]]
)
Y = np.array([-1.0, 1.0, 5.0, 6.0, 0.0, 6.0, 0.0])
W = np.array([1.0, 2.0, -1.0])


def check_scaling(student, reference, rng, by_hand):
    """Compare the errors for the reductions that were worked by hand, there and on random data."""
    sizes = [(1, 1), (1, 3), (12, 1), (40, 5)]
    drawn = [
        (rng.normal(size=(n, d)), 10 * rng.normal(size=n), rng.normal(size=d)) for n, d in sizes
    ]
    calls = [(*data, reduction) for reduction in by_hand for data in [(X, Y, W), *drawn]]
    answers = iter(student.squared_error.map(calls))
    for reduction, error in by_hand.items():
        assert_close(next(answers), error, sizes=[7, 3])
        for data in drawn:
            expected = reference.squared_error(*data, reduction)
            assert_close(next(answers), expected, sizes=data[0].shape)


@pytest.mark.points(1)
def test_sum_and_mean(student, reference, seed):
    """Adds up the squared residuals for 'sum', and divides by the number of samples for 'mean'."""
    rng = np.random.default_rng(seed("data"))
    check_scaling(student, reference, rng, {"sum": 15.0, "mean": 15 / 7})


@pytest.mark.points(1)
def test_halves(student, reference, seed):
    """Gives half of the sum for 'half_sum', and half of the mean for 'half_mean'."""
    rng = np.random.default_rng(seed("data"))
    check_scaling(student, reference, rng, {"half_sum": 15 / 2, "half_mean": 15 / 14})


@pytest.mark.points(1)
def test_mean_is_the_default(student, seed):
    """Takes the mean if no reduction is named, so with w = 0 the mean of the squared targets."""
    y = np.random.default_rng(seed("targets")).normal(size=9)
    cases = [
        ((X, Y, W), 15 / 7, [7, 3]),
        ((np.ones((9, 4)), y, np.zeros(4)), np.mean(y**2), [9, 4]),
        ((X, X @ W, W), 0.0, []),
    ]
    answers = student.squared_error.map([arguments for arguments, _, _ in cases])
    for answer, (_, error, sizes) in zip(answers, cases, strict=True):
        assert_close(answer, error, sizes=sizes)
    assert_unchanged(student.squared_error, X, Y, W, "mean")


@pytest.mark.points(1)
def test_refuses_other_shapes_of_targets(student):
    """Raises ValueError for y of any shape but (n,): above all for (n, 1), also for (1,) or ()."""
    shapes = [(3, (3, 1)), (2, (2, 1)), (3, (1,)), (3, (1, 3)), (3, (4,)), (3, ()), (1, (1, 1))]
    reductions = ("mean", "sum", "half_sum", "half_mean")
    calls = [(X[:n], np.full(shape, 0.5), W, name) for name in reductions for n, shape in shapes]
    student.squared_error.must_raise(ValueError, calls)


@closer_look(
    data=strategies.regressions(weights=True),
    reduction=strategies.choices("mean", "sum", "half_sum", "half_mean"),
)
def agrees_with_the_reference(student, reference, data, reduction):
    expected = reference.squared_error(*data, reduction)
    assert_close(student.squared_error(*data, reduction), expected)
