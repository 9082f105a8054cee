"""Self-checks of split_indices: the worked example, its draw, and the error."""

import numpy as np
import pytest
from selfchecks.testing import as_array, as_tuple, assert_equal, assert_raises


@pytest.mark.points(2)
def test_worked_example(student):
    """Deals 10 rows in thirds to piles of 4, 3 and 3, the parts of rng.permutation(10)."""
    third = 1 / 3
    piles = as_tuple(student.split_indices(10, (third, third, third), np.random.default_rng(0)), 3)
    sizes = [len(as_array(pile, shape=(None,), what="a pile")) for pile in piles]
    assert_equal(sizes, [4, 3, 3], what="the sizes")
    order = np.random.default_rng(0).permutation(10)
    assert_equal(np.concatenate(piles), order, what="the piles, one after the other")


@pytest.mark.points(1)
def test_the_computers_29_percent(student):
    """Makes piles of 71 and 29 of 100 rows for the fractions 0.71 and 0.29."""
    piles = as_tuple(student.split_indices(100, (0.71, 0.29), np.random.default_rng(1)), 2)
    assert_equal([len(pile) for pile in piles], [71, 29], what="the sizes")


@pytest.mark.points(1)
def test_fractions_that_do_not_add_up(student):
    """Raises ValueError for the fractions 0.5 and 0.4, or 0.7 and 0.4, not for ten times 0.1."""
    rng = np.random.default_rng(0)
    works_on = [(10, (0.5, 0.5), rng), (20, (0.1,) * 10, rng)]
    calls = {"0.5 and 0.4": (10, (0.5, 0.4), rng), "0.7 and 0.4": (10, (0.7, 0.4), rng)}
    assert_raises(student.split_indices, ValueError, calls, works_on=works_on)
