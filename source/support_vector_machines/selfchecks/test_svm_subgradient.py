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


@pytest.mark.points(1)
def test_two_pullers(student):
    """Returns (-1, -5) and 0 for w = (2, -1), b = 0.5, C = 4: two of four points pull."""
    X = np.array([[0.25, 0.5], [-0.5, -0.5], [2.0, 0.0], [1.0, 1.5]])
    y = np.array([1.0, -1.0, 1.0, 1.0])
    # Labels times scores are 0.5, 0, 4.5 and 1.
    g_w, g_b = student.svm_subgradient(np.array([2.0, -1.0]), 0.5, X, y, 4.0)
    assert_close(g_w, [2 - 4 * (0.25 + 0.5), -1 - 4 * (0.5 + 0.5)])
    assert_close(g_b, 0.0, atol=1e-9)


@pytest.mark.points(1)
def test_content_points(student):
    """Returns w and 0 where nobody has slack, for w = 1, b = -1."""
    g_w, g_b = student.svm_subgradient(np.array([1.0]), -1.0, *points(), 10.0)
    assert_close(g_w, [1.0])
    assert_close(g_b, 0.0, atol=1e-9)
