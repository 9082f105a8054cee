"""Hidden tests of model_evaluation/kfold_indices; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.fold_laws import (
    assert_each_row_once,
    assert_folds_in_lists,
    assert_train_is_the_rest,
    folds_in_lists,
    leave_blocks_out,
    read_folds,
)
from autograder.testing import (
    assert_cases,
    assert_draws,
    assert_law,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_blocks_in_order(student):
    """Leaves out consecutive blocks, the first one first; k = n leaves out single rows."""
    third = [[[2, 3, 4, 5], [0, 1]], [[0, 1, 4, 5], [2, 3]], [[0, 1, 2, 3], [4, 5]]]
    cases = [((6, 3), third), ((2, 2), [[[1], [0]], [[0], [1]]])]
    cases += [((n, k), leave_blocks_out(np.arange(n), k)) for n, k in [(5, 5), (20, 5), (12, 4)]]
    assert_cases(student.kfold_indices, cases, read=folds_in_lists, compare=assert_folds_in_lists)


@pytest.mark.points(1)
def test_every_row_once(student, seed):
    """Puts each row into one val, in blocks that are longer by one row at the beginning."""

    def holds(answer, n, k, *_):
        folds = read_folds(answer)
        assert_each_row_once(folds, n, k)
        sizes = [len(val) for _, val in folds]
        expected = [n // k + (i < n % k) for i in range(k)]
        require(sizes == expected, "The folds have other sizes.")
        assert_train_is_the_rest(folds, n)

    calls = [(7, 3), (11, 4), (23, 5), (9, 2), (19, 10), (8, 7)]
    rng = np.random.default_rng(seed("shuffle"))
    assert_law(student.kfold_indices, [*calls, (13, 4, rng), (30, 7, rng)], holds)


@pytest.mark.points(1)
def test_shuffled(student, reference, seed):
    """Cuts one permutation by rng if it is given one, and keeps its order, also in train."""
    cases = []
    for n, k in [(6, 2), (12, 4), (9, 3), (40, 8), (7, 3), (5, 5)]:
        order = np.random.default_rng(seed(f"{n}")).permutation(n)
        folds = leave_blocks_out(order, k)
        cases.append(((n, k, np.random.default_rng(seed(f"{n}"))), folds))
    assert_cases(student.kfold_indices, cases, read=folds_in_lists, compare=assert_folds_in_lists)
    calls = [call for call, _ in cases[:2]]
    assert_draws(student.kfold_indices, reference.kfold_indices, calls)


@pytest.mark.points(1)
def test_train_and_errors(student):
    """Trains on all other rows and no others; raises ValueError for k below 2 or above n."""

    def trains_on_the_rest(answer, n, *_):
        folds = read_folds(answer)
        require(len(folds) > 1, "There are no two folds.")
        assert_train_is_the_rest(folds, n)

    good = [(4, 2), (6, 3), (10, 5)]
    assert_law(student.kfold_indices, good, trains_on_the_rest)
    bad = {
        "k = 1": (5, 1),
        "k = 0": (5, 0),
        "a negative k": (5, -1),
        "k = n + 1": (5, 6),
        "k far above n": (3, 100),
        "k = 1 and n = 1": (1, 1),
    }
    assert_raises(student.kfold_indices, ValueError, bad, works_on=good)


@counterexample_search(
    n=strategies.choices(*range(2, 9)),
    k=strategies.choices(2, 3, 4),
    shuffled=strategies.choices(False, True),
)
def agrees_with_the_reference(student, reference, n, k, shuffled):
    if k <= n:
        got, right = (
            side.kfold_indices(n, k, *([np.random.default_rng(n)] if shuffled else []))
            for side in (student, reference)
        )
        assert_folds_in_lists(folds_in_lists(got), folds_in_lists(right))
