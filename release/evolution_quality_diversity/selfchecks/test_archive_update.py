"""Self-checks of archive_update: the worked example, two neighbours."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Keeps 0 and 3 of 0, 1, 3, 4 at the threshold 1."""
    B, none = np.array([[0.0], [1.0], [3.0], [4.0]]), np.empty((0, 1))
    assert_unchanged(student.archive_update, none, B, 1.0, 1)
    assert_close(student.archive_update(none, B, 1.0, 1), np.array([[0.0], [3.0]]))


@pytest.mark.points(2)
def test_appends(student):
    """Keeps what was there first."""
    archive, B = np.array([[5.0, 0.0], [0.0, 0.0]]), np.array([[1.0, 0.0], [9.0, 0.0]])
    got = student.archive_update(archive, B, 2.0, 1)
    assert_close(got, np.array([[5.0, 0.0], [0.0, 0.0], [9.0, 0.0]]))


@pytest.mark.points(1)
def test_two_neighbours(student):
    """Lets a duplicate of 0 in, whose two nearest are 0 and 10 away."""
    got = student.archive_update(np.array([[0.0], [10.0]]), np.array([[0.0]]), 4.0, 2)
    assert_close(got, np.array([[0.0], [10.0], [0.0]]))
