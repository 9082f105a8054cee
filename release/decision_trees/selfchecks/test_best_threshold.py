"""Self-checks of best_threshold: labels, targets, min_leaf, and nothing to split."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def six():
    return np.array([1.0, 2.0, 2.0, 3.0, 5.0, 6.0]), np.array(["a", "a", "b", "b", "b", "b"])


@pytest.mark.points(4)
def test_worked_example(student):
    """Parts the six points of the example at 2.5, by Gini and by entropy."""
    assert_close(student.best_threshold(*six()), (2.5, 2 / 9), atol=1e-9)
    assert_close(student.best_threshold(*six(), "entropy"), (2.5, 0.4591479), atol=1e-7)
    assert_unchanged(student.best_threshold, *six())


@pytest.mark.points(2)
def test_targets(student):
    """Parts the targets 1, 2, 6, 7 in the middle with the criterion 'mse'."""
    x, y = np.array([4.0, 1.0, 3.0, 2.0]), np.array([7.0, 1.0, 6.0, 2.0])
    assert_close(student.best_threshold(x, y, "mse"), (2.5, 6.25), atol=1e-9)


@pytest.mark.points(2)
def test_min_leaf(student):
    """Finds another threshold if one row is not enough for a side."""
    x, y = np.array([1.0, 2.0, 3.0, 4.0]), np.array([0, 1, 1, 1])
    assert_close(student.best_threshold(x, y), (1.5, 0.375), atol=1e-9)
    assert_close(student.best_threshold(x, y, "gini", 2), (2.5, 0.125), atol=1e-9)


@pytest.mark.points(2)
def test_nothing_to_split(student):
    """Gives (nan, 0.0) for constant x, and ValueError for an unknown criterion."""
    x, y = np.array([4.0, 4.0]), np.array([0, 1])
    assert_close(student.best_threshold(x, y), (np.nan, 0.0))
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.best_threshold(x, y, "accuracy")
