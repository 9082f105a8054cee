"""Hidden tests of model_evaluation/stratified_kfold_indices; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.fold_laws import (
    assert_each_row_once,
    assert_equal_mixtures,
    assert_equal_sizes,
    assert_train_is_the_rest,
    folds_in_lists,
    read_folds,
)
from autograder.testing import (
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

ANIMALS = np.array(["ant", "antler", "bee", "cat"])


@pytest.mark.points(1)
def test_every_row_once(student, seed):
    """Puts each row into one val and into train otherwise, both ascending; leaves y alone."""

    def holds(answer, y, k, *_):
        folds = read_folds(answer)
        assert_each_row_once(folds, len(y), k)
        assert_train_is_the_rest(folds, len(y))
        for rows in (rows for fold in folds for rows in fold):
            require(np.all(np.diff(rows) > 0), "An array is not in ascending order.")

    rng = np.random.default_rng(seed("labels"))
    sizes = [(6, 2), (11, 3), (30, 4), (15, 5)]
    calls = [(rng.permutation(np.arange(n) % 3), k) for n, k in sizes]
    calls += [(y, k, np.random.default_rng(seed("shuffle"))) for y, k in calls]
    assert_law(student.stratified_kfold_indices, calls, holds)
    assert_leaves_arguments(student.stratified_kfold_indices, calls)


@pytest.mark.points(1)
def test_rare_classes(student, seed):
    """Gives each fold its share of a rare class, also where the table is sorted by class."""
    rng = np.random.default_rng(seed("labels"))
    tables = [np.repeat([0, 1], [18, 2]), np.repeat([0, 1], [45, 5]), np.repeat([1, 0], [6, 24])]
    calls = [(y, k) for y, k in zip(tables, (2, 5, 3), strict=True)]
    calls += [(rng.permutation(y), k) for y, k in calls]
    calls += [(y, k, np.random.default_rng(seed(f"{k}"))) for y, k in calls]
    assert_law(student.stratified_kfold_indices, calls, assert_equal_mixtures)


@pytest.mark.points(1)
def test_sizes(student, seed):
    """Makes folds of equal sizes, give or take one, also for many classes."""
    rng = np.random.default_rng(seed("labels"))
    calls = [(np.repeat(np.arange(m), counts), k) for m, counts, k in [(5, 3, 2), (7, 4, 3)]]
    calls += [(np.repeat(np.arange(4), 7), 5), (rng.permutation(np.repeat(np.arange(6), 5)), 4)]
    calls += [(y, k, np.random.default_rng(seed(f"{k}"))) for y, k in calls]
    assert_law(student.stratified_kfold_indices, calls, assert_equal_sizes)


@pytest.mark.points(1)
def test_text_and_tiny_classes(student, seed):
    """Takes text, any numbers, and classes with fewer than k rows; rng decides who goes where."""

    def are_fair(answer, y, k):
        assert_equal_mixtures(answer, y, k)
        assert_equal_sizes(answer, y, k)

    rng = np.random.default_rng(seed("labels"))
    text = [(rng.permutation(np.repeat(ANIMALS, counts)), 3) for counts in (6, [9, 3, 3, 6])]
    tiny = [
        (rng.permutation(12), 4),
        (np.array([4, -1, 4, 4, 4, 4]), 3),
        (np.array([5, 5, 7, 7, 9, 9]), 3),
        (np.array([0.25, 0.75] * 4), 2),
        (rng.permutation(np.repeat(ANIMALS, [8, 1, 2, 5])), 4),
    ]
    assert_law(student.stratified_kfold_indices, [*text, *tiny], are_fair)
    y = np.repeat([0, 1], 20)
    answers = student.stratified_kfold_indices.map(
        [(y, 4, np.random.default_rng(seed(f"{i}"))) for i in range(4)]
    )
    dealt = [[val for _, val in read_folds(answer)] for answer in answers]
    for name in (0, 1):
        kinds = {frozenset(tuple(val[y[val] == name]) for val in folds) for folds in dealt}
        message = "Different generators put the same rows of some class together."
        require(len(kinds) > 1, message)
    twice = [(y, 4, np.random.default_rng(seed("twice"))) for _ in range(2)]
    first, second = map(folds_in_lists, student.stratified_kfold_indices.map(twice))
    require(first == second, "Equal generators deal differently: is the shuffle by rng itself?")


@pytest.mark.points(1)
def test_no_such_number_of_folds(student):
    """Raises ValueError for k below 2 or above n, and not for k = n."""
    y = np.array([0, 1, 0, 1, 0])
    bad = {
        "k = 1": (y, 1),
        "k = 0": (y, 0),
        "a negative k": (y, -2),
        "k = n + 1": (y, 6),
        "k far above n": (y, 50),
        "k = 1 and n = 1": (y[:1], 1),
    }
    assert_raises(student.stratified_kfold_indices, ValueError, bad, works_on=[(y, 2), (y, 5)])


@counterexample_search(
    y=strategies.labels(size=(2, 8), names=("a", "b")), k=strategies.choices(2, 3)
)
def obeys_the_laws(student, reference, y, k):
    if k <= len(y):
        answer = student.stratified_kfold_indices(y, k)
        assert_equal_mixtures(answer, y, k)
        folds = read_folds(answer)
        assert_each_row_once(folds, len(y), k)
        assert_train_is_the_rest(folds, len(y))
        require(np.ptp([len(val) for _, val in folds]) <= 1, "The folds differ in size.")
