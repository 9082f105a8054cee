"""Self-checks of kmeans: the worked example, ending early, tol, a centre that nobody chooses."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_close, assert_equal, assert_unchanged

LINE, START = np.array([[0.0], [2.0], [6.0], [10.0]]), np.array([[0.0], [2.0]])


@pytest.mark.points(2)
def test_worked_example(student):
    """Ends at the centres 1 and 8 with the losses 80, 20, 10, 10."""
    assert_unchanged(student.kmeans, LINE, START)
    centers, labels, losses = as_tuple(student.kmeans(LINE, START), 3)
    assert_close(centers, [[1.0], [8.0]], what="centers")
    assert_equal(labels, np.array([0, 0, 1, 1]), what="labels")
    assert_close(np.asarray(losses), [80.0, 20.0, 10.0, 10.0], what="losses")


@pytest.mark.points(2)
def test_early_end(student):
    """Returns the labels of the moved centres, 0, 0, 1, 1, after a single round; or after none."""
    centers, labels, losses = as_tuple(student.kmeans(LINE, START, 1), 3)
    assert_close(centers, [[0.0], [6.0]], what="centers after a round")
    assert_equal(labels, np.array([0, 0, 1, 1]), what="labels after a round")
    assert_close(np.asarray(losses), [80.0, 20.0], what="losses after a round")
    _, labels, losses = as_tuple(student.kmeans(LINE, START, 0), 3)
    assert_equal(labels, np.array([0, 1, 1, 1]), what="labels after no round")
    assert_close(np.asarray(losses), [80.0], what="losses after no round")


@pytest.mark.points(1)
def test_tol(student):
    """Stops after a move by tol = 4, not yet if tol is 3.9; a move is a straight line."""
    for tol, losses in ((4.0, [80.0, 20.0]), (3.9, [80.0, 20.0, 10.0])):
        got = as_tuple(student.kmeans(LINE, START, tol=tol), 3)[2]
        assert_close(np.asarray(got), losses, what=f"losses with tol = {tol}")
    X = np.array([[0.0, 0.0], [6.0, 8.0]])  # the centre goes to (3, 4), which is 5 away
    got = as_tuple(student.kmeans(X, X[:1], tol=4.5), 3)[2]
    assert_close(np.asarray(got), [100.0, 50.0, 50.0], what="losses in two columns, tol = 4.5")


@pytest.mark.points(2)
def test_standing_still(student):
    """Has two equal losses from centres that stay, and keeps an empty one."""
    got = as_tuple(student.kmeans(LINE, np.array([[1.0], [8.0]])), 3)[2]
    assert_close(np.asarray(got), [10.0, 10.0], what="losses")
    centers = as_tuple(student.kmeans(LINE, np.array([[4.0], [90.0]])), 3)[0]
    assert_close(centers, [[4.5], [90.0]], what="centers with an empty cluster")
