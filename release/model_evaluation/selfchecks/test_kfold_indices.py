"""Self-checks of kfold_indices: the worked example, the shuffle, and the errors."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_equal, assert_raises, require


@pytest.mark.points(2)
def test_worked_example(student):
    """Cuts five rows into the folds [0, 1, 2] and [3, 4]."""
    folds = student.kfold_indices(5, 2)
    require(len(folds) == 2, f"Expected a list of 2 pairs, got {len(folds)} of them.")
    (first, second) = (as_tuple(fold, 2) for fold in folds)
    assert_equal(first[1], np.array([0, 1, 2]), what="val of the first fold")
    assert_equal(first[0], np.array([3, 4]), what="train of the first fold")
    assert_equal(second[1], np.array([3, 4]), what="val of the second fold")


@pytest.mark.points(1)
def test_shuffled(student):
    """Takes consecutive blocks of rng.permutation(n) if it is given a generator."""
    folds = student.kfold_indices(7, 3, np.random.default_rng(0))
    dealt = np.concatenate([val for _, val in folds])
    expected = np.random.default_rng(0).permutation(7)
    assert_equal(dealt, expected, what="all val, one after the other")
    assert_equal([len(val) for _, val in folds], [3, 2, 2], what="the sizes")


@pytest.mark.points(1)
def test_one_fold_is_none(student):
    """Raises ValueError for a single fold of five rows, or six folds, but not for five."""
    calls = {"one fold of five rows": (5, 1), "six folds of five rows": (5, 6)}
    assert_raises(student.kfold_indices, ValueError, calls, works_on=[(5, 2), (5, 5)])
