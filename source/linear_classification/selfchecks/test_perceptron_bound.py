"""Self-checks of perceptron_bound: the worked example, logical AND, and the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

ROWS = np.array([[1.0, 0, 0], [1, 0, 1], [1, 1, 0], [1, 1, 1]])
AND = np.array([-1, -1, -1, 1])


@pytest.mark.points(1)
def test_worked_example(student):
    """Is 10 for the two rows of the example and w_star = (-1, 2)."""
    X, y, w_star = np.array([[1.0, 1.0], [1.0, 0.0]]), np.array([1, -1]), np.array([-1.0, 2.0])
    assert_unchanged(student.perceptron_bound, X, y, w_star)
    assert_close(student.perceptron_bound(X, y, w_star), 10.0)


@pytest.mark.points(1)
def test_any_multiple(student):
    """Is 87 for logical AND and w_star = (-4, 3, 2), and also for 10 times that."""
    for factor in (1.0, 10.0):
        got = student.perceptron_bound(ROWS, AND, factor * np.array([-4.0, 3.0, 2.0]))
        assert_close(got, 87.0)
    X, y = np.array([[1.0, 2.0], [1.0, -4.0], [1.0, 3.0]]), np.array([1, -1, 1])
    got = student.perceptron_bound(X, y, np.array([2.0, 1.0]))
    assert_close(got, 21.25, what="17 * 5 / 2**2")


@pytest.mark.points(2)
def test_refuses(student):
    """Raises ValueError if a row lies on the line, or on the wrong side."""
    for w_star in (np.array([-3.0, 3.0, 2.0]), np.array([4.0, -3.0, -2.0])):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.perceptron_bound(ROWS, AND, w_star)
