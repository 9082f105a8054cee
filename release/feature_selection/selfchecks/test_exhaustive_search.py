"""Self-checks of exhaustive_search: the worked example, a high price, an error."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_equal, assert_raises, assert_unchanged

X = np.array([[1.0, 1.0], [1.0, -1.0], [-1.0, 1.0], [-1.0, -1.0]])
Y = X @ [1.0, 3.0]


@pytest.mark.points(3)
def test_worked_example(student):
    """Returns both columns for lam = 1, the second for lam = 4, none for lam = 20."""
    for lam, subset, score in [(1.0, (0, 1), 2.0), (4.0, (1,), 6.0), (20.0, (), 20.0)]:
        got = student.exhaustive_search(X, Y, lam)
        assert_equal(got[0], subset)
        assert_close(got[1], score, atol=1e-7)
        assert_equal(got[2], 4)
    assert_unchanged(student.exhaustive_search, X, Y, 1.0)


@pytest.mark.points(1)
def test_copy(student):
    """Takes the first of two equal columns."""
    assert_equal(student.exhaustive_search(X[:, [1, 1]], Y, 1.0)[0], (0,))


@pytest.mark.points(1)
def test_too_many(student):
    """Raises ValueError for 13 features."""
    calls, works_on = [(np.ones((4, 13)), Y, 1.0)], [(X, Y, 1.0)]
    assert_raises(student.exhaustive_search, ValueError, calls, works_on=works_on)
