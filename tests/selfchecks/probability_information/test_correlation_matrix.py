"""Self-checks of correlation_matrix: the worked example, proportional columns, a constant one."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged, require


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives 1 on the diagonal and 0.189 beside it for the worked example."""
    X = np.array([[1.0, 2.0], [2.0, 6.0], [6.0, 4.0]])
    assert_unchanged(student.correlation_matrix, X)
    r = 1 / np.sqrt(28)
    assert_close(student.correlation_matrix(X), [[1, r], [r, 1]], atol=1e-9)


@pytest.mark.points(1)
def test_falling_line(student):
    """Gives -1 for a column and minus three times that column, and ones on the diagonal."""
    column = np.array([1.0, 2.0, 4.0, 8.0])
    got = student.correlation_matrix(np.column_stack([column, -3 * column, column / 7]))
    assert_close(got, [[1, -1, 1], [-1, 1, -1], [1, -1, 1]], atol=1e-9)
    require(np.abs(got) <= 1, "An entry is above 1 or below -1, if only in the last digit.")


@pytest.mark.points(2)
def test_constant_column(student):
    """Is nan in row, column and diagonal entry of a column that is always 2, or always 0.1."""
    expected = [[1, np.nan], [np.nan, np.nan]]
    for constant in (2.0, 0.1):
        X = np.column_stack([[1.0, 2.0, 6.0], np.full(3, constant)])
        assert_close(student.correlation_matrix(X), expected, atol=1e-9)
