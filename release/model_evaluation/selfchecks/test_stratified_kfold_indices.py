"""Self-checks of stratified_kfold_indices: the mixture of classes, sizes, chance, errors."""

import numpy as np
import pytest
from selfchecks.testing import as_tuple, assert_equal, assert_raises, require


@pytest.mark.points(1)
def test_mixture(student):
    """Gives each of two folds of a a a a b b two of class a and one of class b."""
    y = np.array(["a", "a", "a", "a", "b", "b"])
    for _, val in (as_tuple(fold, 2) for fold in student.stratified_kfold_indices(y, 2)):
        assert_equal(np.sort(y[val]), np.array(["a", "a", "b"]), what="the classes in val")


@pytest.mark.points(1)
def test_deals_on(student):
    """Makes folds of 8 and 7 rows of five classes with three rows each."""
    folds = student.stratified_kfold_indices(np.repeat(np.arange(5), 3), 2)
    assert_equal(sorted(len(val) for _, val in folds), [7, 8], what="the sizes, sorted")


@pytest.mark.points(1)
def test_every_row_once(student):
    """Puts each row into val once, and into train otherwise, in ascending order."""
    y = np.array([1, 0, 1, 0, 1, 0, 0])
    folds = student.stratified_kfold_indices(y, 3)
    everybody = np.sort(np.concatenate([val for _, val in folds]))
    assert_equal(everybody, np.arange(7), what="all val, sorted")
    for train, val in folds:
        assert_equal(train, np.setdiff1d(np.arange(7), val), what="train")


@pytest.mark.points(1)
def test_chance(student):
    """Puts other rows together if it is given another generator."""
    y = np.arange(30) % 2
    dealt = set()
    for seed in range(4):
        folds = student.stratified_kfold_indices(y, 3, np.random.default_rng(seed))
        dealt.add(frozenset(tuple(np.asarray(val).tolist()) for _, val in folds))
    require(len(dealt) > 1, "Four generators put the same rows together.")


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError for one fold or more folds than rows, not for a class that is rarer."""
    y = np.array([0, 1, 0, 1])
    calls = {"five folds of four rows": (y, 5), "a single fold": (y, 1)}
    assert_raises(student.stratified_kfold_indices, ValueError, calls, works_on=[(y, 2), (y, 3)])
