"""Self-checks of equality_constrained_quadratic: the worked example, and the error."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives x = (1, 2) and lam = (-2) for x_1**2 + x_2**2 / 2 on the line x_1 + x_2 = 3."""
    Q, A = np.diag([2.0, 1.0]), np.array([[1.0, 1.0]])
    found = student.equality_constrained_quadratic(Q, np.zeros(2), A, np.array([3.0]))
    x, lam = as_tuple(found, 2)
    assert_close(x, [1, 2], what="x", atol=1e-8)
    assert_close(lam, [-2], what="lam", atol=1e-8)


@pytest.mark.points(2)
def test_repeated_constraint(student):
    """Raises LinAlgError if a constraint is there twice."""
    A = np.array([[1.0, 1.0], [1.0, 1.0]])
    with pytest.raises(np.linalg.LinAlgError):
        student.equality_constrained_quadratic(np.eye(2), np.zeros(2), A, np.array([3.0, 3.0]))
