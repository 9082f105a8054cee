"""Self-checks of eigenvalues_2x2: the worked examples: real, complex, and far apart."""

import numpy as np
import pytest
from selfchecks.testing import as_array, assert_close


@pytest.mark.points(1)
def test_worked_example(student):
    """Gives (1, 3) as float64 for [[2, 1], [1, 2]]."""
    found = as_array(student.eigenvalues_2x2(np.array([[2.0, 1.0], [1.0, 2.0]])), dtype=float)
    assert_close(found, [1, 3])


@pytest.mark.points(1)
def test_rotation(student):
    """Gives (-1j, 1j) for the quarter turn [[0, -1], [1, 0]]."""
    found = student.eigenvalues_2x2(np.array([[0.0, -1.0], [1.0, 0.0]]))
    assert_close(found, np.array([-1j, 1j]), atol=1e-12)


@pytest.mark.points(1)
def test_far_apart(student):
    """Gives (1e-8, 1e8) for the diagonal matrix with these entries."""
    assert_close(student.eigenvalues_2x2(np.diag([1e8, 1e-8])), [1e-8, 1e8])
