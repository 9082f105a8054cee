"""Self-checks of primal_qp: the worked example, and a table with two columns."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns the four arrays of the example for the points 0 and 2."""
    X, y = np.array([[0.0], [2.0]]), np.array([-1.0, 1.0])
    assert_unchanged(student.primal_qp, X, y)
    Q, p, A, c = student.primal_qp(X, y)
    assert_close(Q, [[0.0, 0.0], [0.0, 1.0]], atol=1e-9)
    assert_close(p, [0.0, 0.0], atol=1e-9)
    assert_close(A, [[-1.0, 0.0], [1.0, 2.0]], atol=1e-9)
    assert_close(c, [1.0, 1.0])


@pytest.mark.points(2)
def test_two_columns(student):
    """Puts the offset first: the row of (5, 7) with label -1 is (-1, -5, -7)."""
    X = np.array([[2.0, 3.0], [5.0, 7.0], [4.0, 4.0], [0.0, 1.0]])
    Q, p, A, c = student.primal_qp(X, np.array([1.0, -1.0, 1.0, -1.0]))
    assert_close(A, [[1.0, 2.0, 3.0], [-1.0, -5.0, -7.0], [1.0, 4.0, 4.0], [-1.0, 0.0, -1.0]])
    assert_close(Q, np.diag([0.0, 1.0, 1.0]), atol=1e-9)
    assert_close(p, np.zeros(3), atol=1e-9)
    assert_close(c, np.ones(4))
