"""Self-checks of multiclass_perceptron_epoch: the worked example and a pass without a mistake."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, assert_unchanged


def rows():
    return np.array([[1.0, 2.0], [1.0, -1.0]]), np.array([1, 0])


@pytest.mark.points(1)
def test_worked_example(student):
    """Makes one mistake from W = 0, and changes both columns."""
    assert_unchanged(student.multiclass_perceptron_epoch, np.zeros((2, 2)), *rows())
    W, mistakes = student.multiclass_perceptron_epoch(np.zeros((2, 2)), *rows())
    assert_close(W, [[-1.0, 1.0], [-2.0, 2.0]], what="W")
    assert_equal(mistakes, 1, what="mistakes")


@pytest.mark.points(1)
def test_next_row(student):
    """Gives the second row to its class by the weights that the first row has corrected."""
    X, y = np.array([[1.0, 2.0], [1.0, 1.0]]), np.array([1, 1])
    W, mistakes = student.multiclass_perceptron_epoch(np.zeros((2, 2)), X, y)
    assert_close(W, [[-1.0, 1.0], [-2.0, 2.0]], what="W")
    assert_equal(mistakes, 1, what="mistakes")


@pytest.mark.points(1)
def test_right_rows(student):
    """Leaves weights alone that put every row right."""
    W = np.array([[0.0, 0.0, -9.0], [-2.0, 2.0, 0.0]])
    got, mistakes = student.multiclass_perceptron_epoch(W, *rows())
    assert_close(got, W, what="W")
    assert_equal(mistakes, 0, what="mistakes")
