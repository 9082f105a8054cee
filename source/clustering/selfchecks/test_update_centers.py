"""Self-checks of update_centers: the worked example, two columns, an empty cluster, integers."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Moves 5 to 1 and 9 to 6, and leaves 7, which has no rows."""
    call = np.array([[0.0], [2.0], [6.0]]), np.array([0, 0, 2]), np.array([[5.0], [7.0], [9.0]])
    assert_unchanged(student.update_centers, *call)
    assert_close(student.update_centers(*call), [[1.0], [7.0], [6.0]], what="centers")


@pytest.mark.points(2)
def test_two_columns(student):
    """Takes the mean (not the median) of each column over the rows of each cluster."""
    X = np.array([[1.0, 5.0], [2.0, 0.0], [4.0, 1.0], [9.0, 2.0]])
    got = student.update_centers(X, np.array([1, 0, 0, 0]), np.zeros((2, 2)))
    assert_close(got, [[5.0, 1.0], [1.0, 5.0]], what="centers")


@pytest.mark.points(1)
def test_integers(student):
    """Has 1.5 for the integers 1 and 2, also if the centres were integers."""
    got = student.update_centers(np.array([[1], [2]]), np.array([0, 0]), np.array([[0], [3]]))
    assert_close(got, [[1.5], [3.0]], what="centers")
