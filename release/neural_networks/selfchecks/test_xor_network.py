"""Self-checks of xor_network: the corners, and points between and beyond."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_corners(student):
    """Gives 0, 1, 1, 0 for the corners (0, 0), (0, 1), (1, 0), (1, 1)."""
    corners = np.array([[0, 0], [0, 1], [1, 0], [1, 1]])
    assert_unchanged(student.xor_network, corners)
    assert_close(student.xor_network(corners), [0, 1, 1, 0])


@pytest.mark.points(1)
def test_real_points(student):
    """Gives 1 for (0.7, 0.7) and (2, 2), and 0 for (0.9, 0.9) and (0.3, 0.4)."""
    points = np.array([[0.7, 0.7], [2.0, 2.0], [0.9, 0.9], [0.3, 0.4]])
    assert_close(student.xor_network(points), [1, 1, 0, 0])
