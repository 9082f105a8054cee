"""Self-checks of svm_subgradient: the worked example, and content points."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def points():
    return np.array([[0.0], [2.0], [3.0]]), np.array([-1.0, 1.0, 1.0])


@pytest.mark.points(3)
def test_worked_example(student):
    """Returns -19 and -10 for w = 1, b = -2, C = 10: the point 3 is on its gutter."""
    assert_unchanged(student.svm_subgradient, np.array([1.0]), -2.0, *points(), 10.0)
    g_w, g_b = student.svm_subgradient(np.array([1.0]), -2.0, *points(), 10.0)
    assert_close(g_w, [-19.0])
    assert_close(g_b, -10.0)


@pytest.mark.points(2)
def test_content_points(student):
    """Returns w and 0 where nobody has slack, for w = 1, b = -1."""
    g_w, g_b = student.svm_subgradient(np.array([1.0]), -1.0, *points(), 10.0)
    assert_close(g_w, [1.0])
    assert_close(g_b, 0.0, atol=1e-9)
