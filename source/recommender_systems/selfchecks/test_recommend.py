"""Self-checks of recommend: the worked example, ties, too few, infinite scores."""

import numpy as np
import pytest
from selfchecks.testing import assert_equal, assert_unchanged, require


@pytest.mark.points(1)
def test_worked_example(student):
    """Recommends 2 and 3: the 9 has been seen, and of equal ones the smaller comes first."""
    call = np.array([3.0, 9.0, 4.0, 4.0]), np.array([False, True, False, False]), 2
    assert_unchanged(student.recommend, *call)
    assert_equal(student.recommend(*call), np.array([2, 3]))


@pytest.mark.points(1)
def test_ties(student):
    """Keeps three equal items in their order."""
    call = np.array([1.0, 5.0, 5.0, 5.0]), np.zeros(4, dtype=bool), 4
    assert_equal(student.recommend(*call), np.array([1, 2, 3, 0]))


@pytest.mark.points(1)
def test_too_few(student):
    """Returns what is left, and no item that was seen; of nothing an empty array of integers."""
    scores, seen = np.array([3.0, 9.0, 4.0]), np.array([True, True, False])
    assert_equal(student.recommend(scores, seen, 3), np.array([2]))
    got = student.recommend(scores, seen | True, 3)
    require(np.shape(got) == (0,), "With everything seen, the list must be empty.", f"got {got!r}")
    require(got.dtype.kind == "i", "An empty list must hold integers.", f"got {got.dtype}")


@pytest.mark.points(1)
def test_infinite(student):
    """Puts an unseen item of score minus infinity last, and leaves out a seen one."""
    scores = np.array([-np.inf, 2.0, -np.inf, 8.0])
    got = student.recommend(scores, np.array([False, False, True, False]), 4)
    assert_equal(got, np.array([3, 1, 0]))


@pytest.mark.points(1)
def test_integers_and_no_place(student):
    """Takes scores of the type uint8 and int8, and returns an empty list for n_top = 0."""
    for kind, best in ((np.uint8, 250), (np.int8, 120)):
        scores = np.array([3, best, 0]).astype(kind)
        got = student.recommend(scores, np.zeros(3, dtype=bool), 3)
        assert_equal(got, np.array([1, 0, 2]))
    got = student.recommend(np.array([3.0, 9.0]), np.zeros(2, dtype=bool), 0)
    require(np.shape(got) == (0,), "With n_top = 0, the list must be empty.", f"got {got!r}")
