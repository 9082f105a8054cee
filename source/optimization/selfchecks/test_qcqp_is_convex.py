"""Self-checks of qcqp_is_convex: a bowl, a saddle and a lopsided matrix."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal

BOWL, SADDLE = np.diag([2.0, 0.0]), np.diag([1.0, -1.0])


@pytest.mark.points(1)
def test_worked_example(student):
    """Is True for a bowl within a disc and for no constraints, False if one of them is a saddle."""
    assert_equal(student.qcqp_is_convex(BOWL, [np.eye(2)]), True)
    assert_equal(student.qcqp_is_convex(BOWL, []), True)
    assert_equal(student.qcqp_is_convex(BOWL, [np.eye(2), SADDLE]), False)


@pytest.mark.points(1)
def test_symmetry(student):
    """Is False if a matrix is not symmetric."""
    lopsided = np.array([[2.0, 1.0], [0.0, 2.0]])
    assert_equal(student.qcqp_is_convex(lopsided, []), False)
