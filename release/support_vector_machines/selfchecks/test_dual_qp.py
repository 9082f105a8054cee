"""Self-checks of dual_qp: the worked example, and a hard margin."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, assert_unchanged


@pytest.mark.points(3)
def test_worked_example(student):
    """Returns the five arrays of the example for the points 1 and 2."""
    K, y = np.array([[1.0, 2.0], [2.0, 4.0]]), np.array([-1.0, 1.0])
    assert_unchanged(student.dual_qp, K, y, 10.0)
    Q, p, lower, upper, a_eq = student.dual_qp(K, y, 10.0)
    assert_close(Q, [[1.0, -2.0], [-2.0, 4.0]])
    assert_close(p, [-1.0, -1.0])
    assert_close(lower, [0.0, 0.0], atol=1e-9)
    assert_close(upper, [10.0, 10.0])
    assert_close(a_eq, [-1.0, 1.0])


@pytest.mark.points(2)
def test_hard_margin(student):
    """Returns infinite upper bounds for C = np.inf, and none of them for C = 3."""
    K = np.array([[1.0, 2.0], [2.0, 4.0]])
    for C in (np.inf, 3.0):
        assert_equal(student.dual_qp(K, np.array([-1, 1]), C)[3], np.array([C, C]))
