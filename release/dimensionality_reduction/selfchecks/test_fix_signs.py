"""Self-checks of fix_signs: the worked example, ties, zeros."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(1)
def test_worked_example(student):
    """Turns (0.6, -0.8) and (-1, 0.5), and leaves (0.6, 0.8)."""
    W = np.array([[0.6, -0.8], [0.6, 0.8], [-1.0, 0.5]])
    assert_unchanged(student.fix_signs, W.copy())
    assert_close(student.fix_signs(W), np.array([[-0.6, 0.8], [0.6, 0.8], [1.0, -0.5]]))


@pytest.mark.points(1)
def test_largest_entry(student):
    """Looks at the entry that is largest in absolute value, wherever it is."""
    W = np.array([[0.1, -0.9, 0.3], [-0.1, 0.9, -0.3]])
    assert_close(student.fix_signs(W), np.array([[-0.1, 0.9, -0.3], [-0.1, 0.9, -0.3]]))


@pytest.mark.points(1)
def test_ties_and_zeros(student):
    """Lets the first of equal entries decide, and leaves zeros."""
    W = np.array([[-1.0, 1.0], [1.0, -1.0], [0.0, 0.0]])
    assert_close(student.fix_signs(W), np.array([[1.0, -1.0], [1.0, -1.0], [0.0, 0.0]]))
