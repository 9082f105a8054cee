"""Self-checks of mf_objective: the worked example, its three parts, an empty mask."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

MASK = np.array([[True, False], [True, True]])


def call(empty=np.nan):
    Y = np.array([[4.0, empty], [1.0, -1.0]])
    return Y, MASK.copy(), np.array([[1.0], [2.0]]), np.array([[3.0, 0.0]])


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns 50 for the strengths 2 and 4."""
    assert_unchanged(student.mf_objective, *call(), 2.0, 4.0)
    assert_close(student.mf_objective(*call(), 2.0, 4.0), 50.0)


@pytest.mark.points(1)
def test_parts(student):
    """Is 27 without penalties; those of Z and W alone add 5 and 18."""
    assert_close(student.mf_objective(*call(), 0.0, 0.0), 27.0, what="the squared errors")
    assert_close(student.mf_objective(*call(), 2.0, 0.0), 32.0, what="with the penalty of Z")
    assert_close(student.mf_objective(*call(), 0.0, 4.0), 45.0, what="with the penalty of W")


@pytest.mark.points(1)
def test_empty_cells(student):
    """Does not see the 77 in the empty cell, and is 23 if nothing was observed."""
    assert_close(student.mf_objective(*call(77.0), 2.0, 4.0), 50.0, what="with a 77")
    Y, mask, Z, W = call()
    got = student.mf_objective(Y, mask & False, Z, W, 2.0, 4.0)
    assert_close(got, 23.0, what="the penalties alone")


@pytest.mark.points(1)
def test_two_factors(student):
    """Adds up all squared entries of two traits, also of uint8, and counts a rating of 0."""
    Z, W = np.array([[1.0, 20.0]]), np.array([[2.0, 30.0], [20.0, 4.0]])
    call = np.array([[0.0, 110.0]]), np.ones((1, 2), dtype=bool), Z, W, 2.0, 2.0
    right = 402.0**2 + 0 + 401 + 1320
    assert_close(student.mf_objective(*call), right, what="with two traits and a rating of 0")
    small = [array.astype(np.uint8) for array in (call[0], Z, W)]
    got = student.mf_objective(small[0], call[1], small[1], small[2], 2.0, 2.0)
    assert_close(got, right, what="with uint8")
