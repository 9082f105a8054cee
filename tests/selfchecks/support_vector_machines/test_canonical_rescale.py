"""Self-checks of canonical_rescale: the worked example, and a line that does not separate."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def points():
    return np.array([[0.0], [2.0], [3.0]]), np.array([-1.0, 1.0, 1.0])


@pytest.mark.points(1)
def test_worked_example(student):
    """Rescales w = 4, b = -6 to w = 2, b = -3, and w = 4, b = -2 to w = 2, b = -1."""
    assert_unchanged(student.canonical_rescale, *points(), np.array([4.0]), -6.0)
    w, b = student.canonical_rescale(*points(), np.array([4.0]), -6.0)
    assert_close(w, [2.0])
    assert_close(b, -3.0)
    w, b = student.canonical_rescale(*points(), np.array([4.0]), -2.0)
    assert_close(w, [2.0])
    assert_close(b, -1.0)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for a line with a point on the wrong side."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.canonical_rescale(*points(), np.array([1.0]), -2.5)
