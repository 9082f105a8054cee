"""Self-checks of kmeans_loss: the worked example, labels that are not the nearest, integers."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

LINE, CENTERS = np.array([[0.0], [2.0], [6.0], [10.0]]), np.array([[1.0], [3.0]])


@pytest.mark.points(1)
def test_worked_example(student):
    """Is 60 for the rows 0, 2, 6, 10 with the centres 1 and 3."""
    call = LINE, CENTERS, np.array([0, 0, 1, 1])
    assert_unchanged(student.kmeans_loss, *call)
    assert_close(student.kmeans_loss(*call), 60.0, sizes=(2, 4))


@pytest.mark.points(1)
def test_labels_decide(student):
    """Is 116 if the labels are exchanged: each row counts with the centre of its label."""
    assert_close(student.kmeans_loss(LINE, CENTERS, np.array([1, 1, 0, 0])), 116.0)


@pytest.mark.points(1)
def test_columns_and_integers(student):
    """Adds the squares of all columns: 25 for (3, 4) and the origin, also as uint8."""
    X, zero = np.array([[0, 4]], dtype=np.uint8), np.array([[3, 0]], dtype=np.uint8)
    assert_close(student.kmeans_loss(X, zero, np.array([0])), 25.0, what="the loss of uint8 rows")
    black, white = np.array([[0]], dtype=np.uint8), np.array([[255]], dtype=np.uint8)
    got = student.kmeans_loss(black, white, np.array([0]))
    assert_close(got, 65025.0, what="the loss of the uint8 row 0 at the centre 255")
