"""Self-checks of correlation_matrix: the worked example, proportional columns, a constant one."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 1 on the diagonal and 0.189 beside it for the worked example."""
    X = np.array([[1.0, 2.0], [2.0, 6.0], [6.0, 4.0]])
    assert_unchanged(student.correlation_matrix, X)
    r = 1 / np.sqrt(28)
    assert_close(student.correlation_matrix(X), [[1, r], [r, 1]], atol=1e-9)


@pytest.mark.points(1)
def test_falling_line(student):
    """Gives -1 for a column and minus three times that column."""
    column = np.array([1.0, 2.0, 4.0, 8.0])
    got = student.correlation_matrix(np.column_stack([column, -3 * column]))
    assert_close(got, [[1, -1], [-1, 1]], atol=1e-9)


@pytest.mark.points(2)
def test_constant_column(student):
    """Is nan in row, column and diagonal entry of a column that is always 2."""
    X = np.array([[1.0, 2.0], [2.0, 2.0], [6.0, 2.0]])
    assert_close(student.correlation_matrix(X), [[1, np.nan], [np.nan, np.nan]], atol=1e-9)
