"""Self-checks of subset_score: the worked example, the price, copies."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

X, Y = np.array([[0.0], [1.0], [2.0]]), np.array([1.0, 1.0, 4.0])


@pytest.mark.points(3)
def test_worked_example(student):
    """Returns 3 for no feature and 0.75 + lam for the one there is."""
    assert_close(student.subset_score(X, Y, [], 0.5), 3.0)
    assert_close(student.subset_score(X, Y, [0], 0.5), 1.25)
    assert_close(student.subset_score(X, Y, [0], 0.0), 0.75)
    assert_unchanged(student.subset_score, X, Y, [0], 0.5)


@pytest.mark.points(2)
def test_copies(student):
    """Charges a copy, and gains nothing by it."""
    twice = np.column_stack([X, X])
    assert_close(student.subset_score(twice, Y, [0, 1], 0.5), 1.75)
