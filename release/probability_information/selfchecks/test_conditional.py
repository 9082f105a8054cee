"""Self-checks of conditional: the worked example, given rows and columns, and zeros."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def small_counts():
    return np.array([[1.0, 3.0], [2.0, 2.0]])


@pytest.mark.points(2)
def test_given_the_row(student):
    """Gives the rows (1/4, 3/4) and (1/2, 1/2) for the worked example, given the row."""
    assert_unchanged(student.conditional, small_counts(), 0)
    assert_close(student.conditional(small_counts(), 0), [[1 / 4, 3 / 4], [1 / 2, 1 / 2]])


@pytest.mark.points(1)
def test_given_the_column(student):
    """Gives the rows (1/3, 3/5) and (2/3, 2/5) for the worked example, given the column."""
    assert_close(student.conditional(small_counts(), 1), [[1 / 3, 3 / 5], [2 / 3, 2 / 5]])


@pytest.mark.points(1)
def test_two_given_axes(student):
    """Keeps the shape of a table with three axes; given=(0, 1), (1, 0) and (-2, 0) are the same."""
    joint = np.arange(1.0, 13.0).reshape(2, 2, 3)
    expected = joint / np.array([[[6.0], [15.0]], [[24.0], [33.0]]])
    assert_close(student.conditional(joint, (0, 1)), expected)
    assert_close(student.conditional(joint, (1, 0)), expected, what="the result for given=(1, 0)")
    assert_close(student.conditional(joint, (-2, 0)), expected, what="the result for given=(-2, 0)")


@pytest.mark.points(1)
def test_what_never_occurs(student):
    """Gives nan for a row of zeros, given the row, and 0 for a zero in another row."""
    joint = np.array([[1.0, 3.0, 0.0], [0.0, 0.0, 0.0]])
    expected = [[0.25, 0.75, 0.0], [np.nan, np.nan, np.nan]]
    assert_close(student.conditional(joint, 0), expected)
