"""Self-checks of recover_primal: the worked examples, with free support vectors and without."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def points():
    return np.array([[0.0], [2.0], [3.0]]), np.array([-1.0, 1.0, 1.0])


@pytest.mark.points(3)
def test_worked_example(student):
    """Returns w = 1, b = -1 for the multipliers (1/2, 1/2, 0) and C = 10."""
    assert_unchanged(student.recover_primal, np.array([0.5, 0.5, 0.0]), *points(), 10.0)
    w, b = student.recover_primal(np.array([0.5, 0.5, 0.0]), *points(), 10.0)
    assert_close(w, [1.0])
    assert_close(b, -1.0)


@pytest.mark.points(2)
def test_nobody_is_free(student):
    """Returns b = -1/4 for (1/4, 1/4, 0), C = 1/4; -3/4 if the third point is -1 (-), with dust."""
    w, b = student.recover_primal(np.array([0.25, 0.25, 0.0]), *points(), 0.25)
    assert_close(w, [0.5])
    assert_close(b, -0.25)
    X, y = np.array([[0.0], [2.0], [-1.0]]), np.array([-1.0, 1.0, -1.0])
    w, b = student.recover_primal(np.array([0.25, 0.25, 1e-11]), X, y, 0.25)
    assert_close(b, -0.75, rtol=1e-6)


@pytest.mark.points(1)
def test_bounded_ones_are_left_out(student):
    """Returns b = -1 where the point 1 is bounded (alpha = C = 0.4): it has no say."""
    X, y = np.array([[0.0], [0.0], [2.0], [1.0]]), np.array([-1.0, -1.0, 1.0, 1.0])
    w, b = student.recover_primal(np.array([0.35, 0.35, 0.3, 0.4]), X, y, 0.4)
    assert_close(w, [1.0])
    assert_close(b, -1.0)
