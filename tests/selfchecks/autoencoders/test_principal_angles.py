"""Self-checks of principal_angles: the worked example, one plane twice, two planes."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Finds 45 degrees between the first axis and (3, 3)."""
    call = np.array([[1.0], [0.0]]), np.array([[3.0], [3.0]])
    assert_unchanged(student.principal_angles, *call)
    assert_close(student.principal_angles(*call), [np.pi / 4], atol=1e-6, what="the angle")


@pytest.mark.points(1)
def test_one_plane_twice(student):
    """Finds no angle between two bases of one plane, and no nan."""
    A = np.array([[1.0, 2.0], [0.0, 1.0], [2.0, 1.0]])
    for mix in (np.eye(2), np.array([[1.0, 3.0], [2.0, -1.0]]), np.array([[0.1, 0.0], [0.7, 5.0]])):
        assert_close(
            student.principal_angles(A, A @ mix), np.zeros(2), atol=1e-6, what="the angles"
        )


@pytest.mark.points(1)
def test_two_planes(student):
    """Finds 0 and 90 degrees between two walls of a room, the smallest first."""
    A = np.array([[1.0, 1.0], [0.0, 2.0], [0.0, 0.0]])
    B = np.array([[3.0, 1.0], [0.0, 0.0], [0.0, 1.0]])
    assert_close(student.principal_angles(A, B), [0.0, np.pi / 2], atol=1e-6, what="the angles")
