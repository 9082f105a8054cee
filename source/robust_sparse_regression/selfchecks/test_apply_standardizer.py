"""Self-checks of apply_standardizer: the worked example and a square table."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def statistics():
    return np.array([2.0, 5.0]), np.array([1.0, 10.0])


@pytest.mark.points(2)
def test_worked_example(student):
    """Maps the row (4, 0) to (2, -0.5), by the statistics that are passed in."""
    X = np.array([[4.0, 0.0]])
    assert_unchanged(student.apply_standardizer, X, *statistics())
    assert_close(student.apply_standardizer(X, *statistics()), [[2.0, -0.5]])


@pytest.mark.points(1)
def test_square_table(student):
    """Subtracts the means by columns, also from a table with as many rows as columns."""
    halves = student.apply_standardizer(
        np.array([[3, 6]]), np.array([2.5, 5.0]), np.array([1.0, 4.0])
    )
    assert_close(halves, [[0.5, 0.25]], what="the result for integers")
    X = np.array([[2.0, 5.0], [3.0, 25.0]])
    assert_close(student.apply_standardizer(X, *statistics()), [[0.0, 0.0], [1.0, 2.0]])
