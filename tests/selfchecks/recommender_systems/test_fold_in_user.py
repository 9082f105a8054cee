"""Self-checks of fold_in_user: the worked example, no biases, nothing rated."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged

SEEN = np.array([True, True, False])


def call():
    return np.array([9.0, 5.0, np.nan]), SEEN.copy(), np.array([[1.0, 1.0, 5.0]])


@pytest.mark.points(1)
def test_worked_example(student):
    """Returns 2 for the mean 3 and the biases (0, 2, 0)."""
    assert_unchanged(student.fold_in_user, *call(), 1.0, 3.0, np.array([0.0, 2.0, 0.0]))
    got = student.fold_in_user(*call(), 1.0, 3.0, np.array([0.0, 2.0, 0.0]))
    assert_close(got, [2.0], rtol=1e-8)


@pytest.mark.points(1)
def test_without_biases(student):
    """Returns 14 / 3 without mean and biases, and 8 / 3 with the mean alone."""
    assert_close(student.fold_in_user(*call(), 1.0), [14 / 3], rtol=1e-8, what="no mean")
    assert_close(student.fold_in_user(*call(), 1.0, 3.0), [8 / 3], rtol=1e-8, what="the mean")


@pytest.mark.points(1)
def test_few_ratings(student):
    """Takes the shortest vector for one rating, and zeros for none (lam = 0)."""
    y, W = np.array([10.0, 4.0]), np.array([[1.0, 1.0], [2.0, 0.0]])
    got = student.fold_in_user(y, np.array([True, False]), W, 0.0)
    assert_close(got, [2.0, 4.0], rtol=1e-8, what="one rating")
    got = student.fold_in_user(y, np.array([False, False]), W, 0.0, 3.0)
    assert_close(got, [0.0, 0.0], atol=1e-9, what="no rating")


@pytest.mark.points(1)
def test_integers_and_arguments(student):
    """Takes uint8, infinity in an empty cell, and leaves the biases of all items alone."""
    y, W = np.array([9, 5, 77], dtype=np.uint8), np.array([[1, 1, 5]], dtype=np.uint8)
    got = student.fold_in_user(y, SEEN.copy(), W, 1.0, 3, np.array([0, 20, 9], dtype=np.uint8))
    assert_close(got, [-4.0], rtol=1e-8, what="with uint8")
    y, b_item = np.array([9.0, 5.0, np.inf]), np.array([0.0, 2.0, 9.0])
    assert_unchanged(student.fold_in_user, y, SEEN.copy(), W.astype(float), 1.0, 3.0, b_item)
    got = student.fold_in_user(y, SEEN.copy(), W.astype(float), 1.0, 3.0, b_item)
    assert_close(got, [2.0], rtol=1e-8, what="with infinity")
