"""Self-checks of assign_clusters: the worked example, two columns, ties, a picture's integers."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged

LINE = np.array([[0.0], [2.0], [6.0], [10.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Sends 0 and 2 (a tie) to the centre 1, and 6 and 10 to the centre 3."""
    assert_unchanged(student.assign_clusters, LINE, np.array([[1.0], [3.0]]))
    got = student.assign_clusters(LINE, np.array([[1.0], [3.0]]))
    assert_equal(got, np.array([0, 0, 1, 1]), what="labels")


@pytest.mark.points(2)
def test_two_columns(student):
    """Measures straight lines: (3, 3) is nearer to (0, 4), and (4.6, 4) to (6, 0)."""
    X, centers = np.array([[3.0, 3.0], [5.0, 1.0], [4.6, 4.0]]), np.array([[6.0, 0.0], [0.0, 4.0]])
    assert_equal(student.assign_clusters(X, centers), np.array([1, 0, 0]), what="labels")
    assert_equal(student.assign_clusters(X, centers[:1]), np.array([0, 0, 0]), what="one centre")


@pytest.mark.points(1)
def test_picture(student):
    """Sends 250 to 255 and 5 to 0, also where all are uint8."""
    X, centers = np.array([[250], [5]], dtype=np.uint8), np.array([[0], [255]], dtype=np.uint8)
    assert_equal(student.assign_clusters(X, centers), np.array([1, 0]), what="labels of uint8 rows")
