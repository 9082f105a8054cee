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


def check_scaling(student, reference, rng, reduction, by_hand):
    assert_close(student.squared_error(X, Y, W, reduction), by_hand, sizes=[7, 3])
    for n, d in [(1, 1), (1, 3), (12, 1), (40, 5)]:
        data = rng.normal(size=(n, d)), 10 * rng.normal(size=n), rng.normal(size=d), reduction
        assert_close(student.squared_error(*data), reference.squared_error(*data), sizes=[n, d])


@pytest.mark.points(1)
@pytest.mark.parametrize(("reduction", "by_hand"), [("sum", 15.0), ("mean", 15 / 7)])
def test_sum_and_mean(student, reference, seed, reduction, by_hand):
    """Adds up the squared residuals for 'sum', and divides by the number of samples for 'mean'."""
    check_scaling(student, reference, np.random.default_rng(seed("data")), reduction, by_hand)


@pytest.mark.points(1)
@pytest.mark.parametrize(("reduction", "by_hand"), [("half_sum", 15 / 2), ("half_mean", 15 / 14)])
def test_halves(student, reference, seed, reduction, by_hand):
    """Gives half of the sum for 'half_sum', and half of the mean for 'half_mean'."""
    check_scaling(student, reference, np.random.default_rng(seed("data")), reduction, by_hand)


@pytest.mark.points(1)
def test_mean_is_the_default(student, seed):
    """Takes the mean if no reduction is named, so with w = 0 the mean of the squared targets."""
    assert_close(student.squared_error(X, Y, W), 15 / 7, sizes=[7, 3])
    y = np.random.default_rng(seed("targets")).normal(size=9)
    assert_close(
        student.squared_error(np.ones((9, 4)), y, np.zeros(4)), np.mean(y**2), sizes=[9, 4]
    )
    assert_close(student.squared_error(X, X @ W, W), 0.0)
    assert_unchanged(student.squared_error, X, Y, W, "mean")


@pytest.mark.points(1)
@pytest.mark.parametrize("reduction", ["mean", "sum", "half_sum", "half_mean"])
def test_refuses_other_shapes_of_targets(student, reduction):
    """Raises ValueError for y of any shape but (n,): above all for (n, 1), also for (1,) or ()."""
    shapes = [(3, (3, 1)), (2, (2, 1)), (3, (1,)), (3, (1, 3)), (3, (4,)), (3, ()), (1, (1, 1))]
    for n, shape in shapes:
        y = np.full(shape, 0.5)
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.squared_error(X[:n], y, W, reduction)


@closer_look(
    data=strategies.regressions(weights=True),
    reduction=strategies.choices("mean", "sum", "half_sum", "half_mean"),
)
def agrees_with_the_reference(student, reference, data, reduction):
    expected = reference.squared_error(*data, reduction)
    assert_close(student.squared_error(*data, reduction), expected)
