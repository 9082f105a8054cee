"""Self-checks of hyperplane_distance: the worked example, another length of w, and the error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def points():
    return np.array([[3.0, 4.0], [0.0, 0.0], [1.0, 0.5]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 4, -1 and 0 for w = (3, 4), b = -5."""
    assert_unchanged(student.hyperplane_distance, points(), np.array([3.0, 4.0]), -5.0)
    got = student.hyperplane_distance(points(), np.array([3.0, 4.0]), -5.0)
    assert_close(got, [4.0, -1.0, 0.0], atol=1e-9)


@pytest.mark.points(1)
def test_other_lengths(student):
    """Returns the same distances for w = (30, 40), b = -50, and for a hundredth of w and b."""
    for factor in (10.0, 0.01):
        got = student.hyperplane_distance(points(), factor * np.array([3.0, 4.0]), factor * -5.0)
        assert_close(got, [4.0, -1.0, 0.0], atol=1e-9)


@pytest.mark.points(1)
def test_zero_is_no_plane(student):
    """Raises ValueError for w = 0."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.hyperplane_distance(points(), np.zeros(2), 1.0)
