"""Self-checks of lasso_lambda_max: the worked example, and what centring changes."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def two_columns():
    return np.array([[1.0, 5.0], [2.0, 4.0], [3.0, 0.0]]), np.array([1.0, 1.0, 4.0])


@pytest.mark.points(3)
def test_worked_example(student):
    """Returns 9: the second column pulls with -9, the first with 3."""
    assert_unchanged(student.lasso_lambda_max, *two_columns())
    assert_close(student.lasso_lambda_max(*two_columns()), 9.0)


@pytest.mark.points(1)
def test_shifted(student):
    """Returns 9 again if 10 is added to the columns and 100 to the targets; takes integers."""
    X, y = two_columns()
    whole = np.array([[1, 5], [2, 4], [3, 0], [7, 1]]), np.array([1, 1, 4, 7])
    assert_close(student.lasso_lambda_max(*whole), 21.75)
    assert_close(student.lasso_lambda_max(X + 10, y + 100), 9.0)
    first_wins = np.column_stack([4 * X[:, 0], X[:, 1]]) + 10
    assert_close(student.lasso_lambda_max(first_wins, y), 12.0)
