"""Self-checks of masked_rmse: the worked example, what stands in empty cells, integers, nothing."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

MASK = np.array([[True, False], [True, True]])


def tables():
    return np.array([[4.0, np.nan], [2.0, 5.0]]), np.array([[3.0, 3.0], [2.0, 3.0]])


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns 1.291 for errors of -1, 0 and -2 on three observed cells, and nan beside them."""
    assert_unchanged(student.masked_rmse, *tables(), MASK.copy())
    got = student.masked_rmse(*tables(), MASK)
    assert_close(got, 1.2909944487358056, what="the error on three of four cells")


@pytest.mark.points(1)
def test_empty_cells_and_integers(student):
    """Returns the same if the empty cell holds 99, and if ratings are of the type uint8."""
    Y, Y_hat = np.array([[4, 99], [2, 5]]), np.array([[3, 0], [2, 3]])
    assert_close(student.masked_rmse(Y, Y_hat, MASK), 1.2909944487358056, what="with 99 unseen")
    got = student.masked_rmse(Y.astype(np.uint8), Y_hat.astype(np.uint8), MASK)
    assert_close(got, 1.2909944487358056, what="the error of uint8")


@pytest.mark.points(1)
def test_nothing_observed(student):
    """Raises ValueError if nothing was observed."""
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.masked_rmse(*tables(), np.zeros((2, 2), dtype=bool))


@pytest.mark.points(1)
def test_infinity_and_zero(student):
    """Does not see infinity in an empty cell, and counts a rating of 0."""
    Y, Y_hat = np.array([[0.0, np.inf], [2.0, 5.0]]), np.array([[3.0, -np.inf], [2.0, 1.0]])
    assert_close(student.masked_rmse(Y, Y_hat, MASK), (25 / 3) ** 0.5)
