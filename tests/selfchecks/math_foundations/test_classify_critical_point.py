"""Self-checks of classify_critical_point: the worked examples of the notebook."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal


@pytest.mark.points(2)
def test_clear_cases(student):
    """Says minimum, maximum and saddle for H = diag(6, 6), diag(-6, -6) and diag(6, -6)."""
    zero = np.zeros(2)
    for entries, expected in [((6, 6), "minimum"), ((-6, -6), "maximum"), ((6, -6), "saddle")]:
        H = np.diag(np.array(entries, dtype=float))
        assert_equal(student.classify_critical_point(zero, H), expected)


@pytest.mark.points(1)
def test_nothing_decides(student):
    """Says 'undetermined' for x**4 at 0, where gradient and Hessian are 0."""
    found = student.classify_critical_point(np.zeros(1), np.zeros((1, 1)))
    assert_equal(found, "undetermined")


@pytest.mark.points(1)
def test_not_critical(student):
    """Says 'not critical' for the gradient (1, 0), though H = I."""
    found = student.classify_critical_point(np.array([1.0, 0.0]), np.eye(2))
    assert_equal(found, "not critical")
