"""Self-checks of svm_decision: the worked example, a square table, and the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def machine():
    return np.array([0.5, 0.5, 0.0]), np.array([-1.0, 1.0, 1.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 4 and -2 for the new points 5 and -1."""
    K_test = np.array([[0.0, 10.0, 15.0], [0.0, -2.0, -3.0]])
    assert_unchanged(student.svm_decision, *machine(), K_test, -1.0)
    assert_close(student.svm_decision(*machine(), K_test, -1.0), [4.0, -2.0])


@pytest.mark.points(1)
def test_square_table(student):
    """Reads a square table row by row: new points 4, 5 and -1."""
    K_test = np.outer([4.0, 5.0, -1.0], [0.0, 2.0, 3.0])
    assert_close(student.svm_decision(*machine(), K_test, -1.0), [3.0, 4.0, -2.0])


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for a table with three rows and two columns."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.svm_decision(*machine(), np.zeros((3, 2)), -1.0)
