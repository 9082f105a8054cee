"""Self-checks of covariance_matrix: the worked example, ddof=0, one row."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def three_rows():
    return np.array([[1.0, 2.0], [2.0, 6.0], [6.0, 4.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Gives the rows (7, 1) and (1, 4) for the worked example, near zero and near 10 ** 8."""
    assert_unchanged(student.covariance_matrix, three_rows())
    assert_close(student.covariance_matrix(three_rows()), [[7, 1], [1, 4]], sizes=(3, 2))
    far = student.covariance_matrix(three_rows() + 1e8)
    assert_close(far, [[7, 1], [1, 4]], rtol=1e-6, what="the result near 10 ** 8")


@pytest.mark.points(1)
def test_whole_population(student):
    """Divides by 3 and not by 2 if ddof is 0."""
    expected = np.array([[14, 2], [2, 8]]) / 3
    assert_close(student.covariance_matrix(three_rows(), 0), expected, sizes=(3, 2))


@pytest.mark.points(1)
def test_one_row(student):
    """Is all nan for one sample, since n - ddof is 0, and of shape (1, 1) for one column."""
    assert_close(student.covariance_matrix(np.array([[1.0, 2.0]])), np.full((2, 2), np.nan))
    assert_close(student.covariance_matrix(three_rows()[:, :1]), [[7.0]], what="for one column")
