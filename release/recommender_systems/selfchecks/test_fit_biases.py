"""Self-checks of fit_biases: the worked example, two sweeps, caution, strangers, nothing."""

import numpy as np
import pytest
from selfchecks.testing import assert_close, assert_unchanged


def table():
    return np.array([[5.0, 3.0], [2.0, np.nan]]), np.array([[True, True], [True, False]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Returns 3.333, (0.667, -1.333) and (0.5, -1) after one sweep."""
    assert_unchanged(student.fit_biases, *table())
    mu, b_user, b_item = student.fit_biases(*table(), 0.0, 1)
    assert_close(mu, 10 / 3, what="mu")
    assert_close(b_user, [2 / 3, -4 / 3], what="the biases of users")
    assert_close(b_item, [0.5, -1.0], what="the biases of items")


@pytest.mark.points(1)
def test_two_sweeps(student):
    """Sets the users again, with the items of the first sweep."""
    _, b_user, b_item = student.fit_biases(*table(), 0.0, 2)
    assert_close(b_user, [11 / 12, -11 / 6], what="the biases of users")
    assert_close(b_item, [0.625, -1.25], what="the biases of items")


@pytest.mark.points(1)
def test_caution(student):
    """Adds lam to the numbers of ratings, and leaves mu alone."""
    mu, b_user, b_item = student.fit_biases(*table(), 1.0, 1)
    assert_close(mu, 10 / 3, what="mu")
    assert_close(b_user, [4 / 9, -2 / 3], what="the biases of users")
    assert_close(b_item, [5 / 27, -7 / 18], what="the biases of items")


@pytest.mark.points(1)
def test_strangers(student):
    """Returns 0 for users and items without ratings, and no nan."""
    Y = np.array([[5.0, np.nan], [np.nan, np.nan], [2.0, np.nan]])
    mu, b_user, b_item = student.fit_biases(Y, ~np.isnan(Y))
    assert_close(mu, 3.5, what="mu")
    assert_close(b_user, [1.5, 0.0, -1.5], what="the biases of users")
    assert_close(b_item, [0.0, 0.0], atol=1e-9, what="the biases of items")


@pytest.mark.points(1)
def test_nothing_observed(student):
    """Raises ValueError if nothing was observed."""
    student.fit_biases(*table())
    with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
        student.fit_biases(table()[0], np.zeros((2, 2), dtype=bool))


@pytest.mark.points(1)
def test_integers_and_infinity(student):
    """Takes uint8, infinity in an empty cell, and a rating of 0 for what it is."""
    Y, mask = np.array([[250, 0], [200, 77]], dtype=np.uint8), table()[1]
    for ratings in (Y, np.where(mask, Y, np.inf)):
        mu, b_user, b_item = student.fit_biases(ratings, mask, 0.0, 1)
        assert_close(mu, 150.0, what="mu")
        assert_close(b_user, [-25.0, 50.0], what="the biases of users")
        assert_close(b_item, [62.5, -125.0], what="the biases of items")
