"""Self-checks of linear_gaussian_mle: the three points of the notebook, and two errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_cases, assert_raises

X, Y = np.array([[1.0, 1.0], [1.0, 2.0], [1.0, 3.0]]), np.array([1.0, 1.0, 2.0])


@pytest.mark.points(3)
def test_worked_example(student):
    """Gives w = (1/3, 1/2) and sigma2 = 1/18 for the three points."""
    expected = np.array([1 / 3, 1 / 2]), 1 / 18
    assert_cases(
        student.linear_gaussian_mle, [((X, Y), expected)], rtol=1e-8, parts=("w", "sigma2")
    )


@pytest.mark.points(1)
def test_dependent_columns(student):
    """Raises LinAlgError if the second column is twice the first, and if n < d."""
    calls = {
        "a column twice another": (np.column_stack([X[:, 1], 2 * X[:, 1]]), Y),
        "n < d": (X[:1], Y[:1]),
    }
    error = np.linalg.LinAlgError
    assert_raises(student.linear_gaussian_mle, error, calls, works_on=[(X, Y), (X[:2], Y[:2])])


@pytest.mark.points(1)
def test_error(student):
    """Raises ValueError for y of shape (3, 1)."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.linear_gaussian_mle(X, Y.reshape(3, 1))
