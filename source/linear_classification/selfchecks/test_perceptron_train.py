"""Self-checks of perceptron_train: the worked example, logical AND, and data that no line parts."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, assert_unchanged


def gate(*labels):
    return np.array([[1.0, 0, 0], [1, 0, 1], [1, 1, 0], [1, 1, 1]]), np.array(labels)


@pytest.mark.points(2)
def test_worked_example(student):
    """Ends with w = (-1, 2) after mistakes at rows 0, 1, 1, 0, 1."""
    X, y = np.array([[1.0, 1.0], [1.0, 0.0]]), np.array([1, -1])
    assert_unchanged(student.perceptron_train, X, y)
    w, mistakes = student.perceptron_train(X, y)
    assert_close(w, [-1.0, 2.0], what="w")
    assert_equal(list(mistakes), [0, 1, 1, 0, 1], what="mistakes")


@pytest.mark.points(2)
def test_logical_and(student):
    """Needs 18 mistakes for logical AND, and 9 passes with the clean one: 9 is enough."""
    w, mistakes = student.perceptron_train(*gate(-1, -1, -1, 1), 9)
    assert_close(w, [-4.0, 3.0, 2.0], what="w")
    assert_equal(len(mistakes), 18, what="the number of mistakes")


@pytest.mark.points(2)
def test_no_clean_pass(student):
    """Raises RuntimeError for XOR, and for AND if only 8 passes are allowed."""
    student.perceptron_train(*gate(-1, -1, -1, 1), 9)  # nine are enough
    with pytest.raises(RuntimeError):
        student.perceptron_train(*gate(-1, 1, 1, -1), 50)
    with pytest.raises(RuntimeError):
        student.perceptron_train(*gate(-1, -1, -1, 1), 8)
