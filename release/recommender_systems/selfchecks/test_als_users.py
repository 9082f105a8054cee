"""Self-checks of als_users: the worked example, two factors, the shortest, strangers, errors."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def call():
    Y = np.array([[6.0, 0.0, np.nan], [np.nan] * 3])
    return Y, ~np.isnan(Y), np.array([[1.0, 1.0, 5.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 3 for lam = 0, and 2 for lam = 1."""
    assert_unchanged(student.als_users, *call(), 1.0)
    assert_close(student.als_users(*call(), 0.0)[0], [3.0], what="z for lam = 0")
    assert_close(student.als_users(*call(), 1.0)[0], [2.0], what="z for lam = 1")


@pytest.mark.points(2)
def test_two_factors(student):
    """Solves two equations for each user, with 99 in an empty cell."""
    Y, W = np.array([[3.0, 1.0, 99.0], [2.0, 99.0, 4.0]]), np.array([[1.0, 0.0, 1.0], [0, 1, 1]])
    mask = Y < 50
    want = [[1.5, 0.5], [8 / 5, 6 / 5]]
    assert_close(student.als_users(Y, mask, W, 1.0), want, rtol=1e-8)


@pytest.mark.points(1)
def test_shortest(student):
    """Takes the shortest of the perfect vectors: one rating, two factors, lam = 0; or zeros."""
    Y, mask = np.array([[10.0], [7.0]]), np.array([[True], [False]])
    got = student.als_users(Y, mask, np.array([[1.0], [2.0]]), 0.0)
    assert_close(got, [[2.0, 4.0], [0.0, 0.0]], rtol=1e-8, atol=1e-9)


@pytest.mark.points(1)
def test_negative(student):
    """Raises ValueError for lam = -1."""
    student.als_users(*call(), 1.0)
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.als_users(*call(), -1.0)


@pytest.mark.points(1)
def test_integers_and_infinity(student):
    """Takes uint8, infinity in an empty cell, and a rating of 0 for what it is."""
    Y, mask = np.array([[200, 0, 100]], dtype=np.uint8), np.ones((1, 3), dtype=bool)
    W = np.array([[20, 10, 0]], dtype=np.uint8)
    assert_close(student.als_users(Y, mask, W, 0.0), [[8.0]], rtol=1e-8, what="with uint8")
    Y, mask[0, 2] = np.array([[200.0, 0.0, np.inf]]), False
    got = student.als_users(Y, mask, W.astype(float), 0.0)
    assert_close(got, [[8.0]], rtol=1e-8, what="with infinity")
