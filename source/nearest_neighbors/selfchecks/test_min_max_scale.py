"""Self-checks of min_max_scale: the worked example, another range, a constant column."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def training():
    return np.array([[2.0, 100.0], [6.0, 300.0]])


def new_rows():
    return np.array([[3.0, 400.0], [6.0, 200.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Maps 3 and 6 to 1/4 and 1 if the training column is 2, 6, and clips nothing."""
    assert_unchanged(student.min_max_scale, training(), new_rows())
    got = student.min_max_scale(training(), new_rows())
    assert_close(got, [[0.25, 1.5], [1.0, 0.5]], sizes=(2, 2, 2))


@pytest.mark.points(1)
def test_other_range(student):
    """Maps the same rows to the range from -1 to 1."""
    got = student.min_max_scale(training(), new_rows(), -1.0, 1.0)
    assert_close(got, [[-0.5, 2.0], [1.0, 0.0]], sizes=(2, 2, 2))


@pytest.mark.points(1)
def test_constant_column(student):
    """Maps a constant training column to low."""
    constant = np.array([[7.0], [7.0], [7.0]])
    assert_close(student.min_max_scale(constant, np.array([[7.0], [9.0]])), [[0.0], [0.0]])
