"""Self-checks of linear_blend: both worked examples, and no constraint."""

import numpy as np
import pytest
from selfchecks.testing import assert_close


@pytest.mark.points(2)
def test_worked_examples(student):
    """Finds (2, 0) in both examples: clipping least squares would give (3, 0) in the second."""
    y = np.array([2.0, -3.0])
    assert_close(student.linear_blend(np.eye(2), y), [2.0, 0.0], atol=1e-6)
    G = np.array([[1.0, 1.0], [0.0, 1.0]])
    assert_close(student.linear_blend(G, np.array([2.0, -1.0])), [2.0, 0.0], atol=1e-6)
    G = np.array([[1.0, 1.0, 0.0], [0.0, 1.0, 1.0], [0.0, 0.0, 1.0], [1.0, 0.0, 1.0]])
    y = G @ np.array([1.0, 2.0, 0.5])
    got = student.linear_blend(G, y)
    assert_close(got, [1.0, 2.0, 0.5], rtol=1e-6, what="three judges, none in the way")
    got = student.linear_blend(G, G @ np.array([1.0, 2.0, -0.5]))
    assert_close(
        got, [5 / 6, 11 / 6, 0.0], rtol=1e-6, atol=1e-9, what="three judges, one sent home"
    )


@pytest.mark.points(2)
def test_without_the_constraint(student):
    """Returns least squares for nonneg=False, and 0 for a column of zeros."""
    G = np.array([[1.0, 1.0], [0.0, 1.0]])
    got = student.linear_blend(G, np.array([2.0, -1.0]), nonneg=False)
    assert_close(got, [3.0, -1.0], rtol=1e-6)
    G = np.array([[1.0, 0.0], [2.0, 0.0]])
    got = student.linear_blend(G, np.array([3.0, 6.0]))
    assert_close(got, [3.0, 0.0], atol=1e-6)
