"""Self-checks of geometric_margin: the worked example and its mirror image."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def points():
    return np.array([[3.0, 4.0], [0.0, 0.0], [2.0, 1.0]]), np.array([1.0, -1.0, 1.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 1 for w = (3, 4), b = -5: the nearest point is 1 away from the line."""
    assert_unchanged(student.geometric_margin, *points(), np.array([3.0, 4.0]), -5.0)
    assert_close(student.geometric_margin(*points(), np.array([3.0, 4.0]), -5.0), 1.0)


@pytest.mark.points(1)
def test_wrong_side(student):
    """Returns -4 if all labels are turned: the worst mistake counts."""
    X, y = points()
    assert_close(student.geometric_margin(X, -y, np.array([3.0, 4.0]), -5.0), -4.0)


@pytest.mark.points(1)
def test_other_length(student):
    """Returns the same margin for twice w and b."""
    assert_close(student.geometric_margin(*points(), np.array([6.0, 8.0]), -10.0), 1.0)
