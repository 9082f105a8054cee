"""Hidden tests of first_steps/one_hot; a first docstring line is shown to students."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.testing import (
    as_array,
    as_tuple,
    assert_close,
    assert_raises,
    assert_unchanged,
    counterexample_search,
    require,
    strategies,
)


def check(answer, table, categories):
    assert_close(answer, (np.array(table, dtype=float), np.array(categories)))


@pytest.mark.points(1)
def test_names_become_columns_in_sorted_order(student):
    """Gives one column per name, in sorted order rather than in order of first appearance."""
    fruits, letters = np.array(["pear", "fig", "pear", "apple"]), np.array(["b", "B", "aa", "a"])
    of_fruits, of_letters = student.one_hot.map([(fruits,), (letters,)])
    check(of_fruits, [[0, 0, 1], [0, 1, 0], [0, 0, 1], [1, 0, 0]], ["apple", "fig", "pear"])
    check(of_letters, np.eye(4)[[3, 0, 2, 1]], ["B", "a", "aa", "b"])
    assert_unchanged(student.one_hot, letters)


@pytest.mark.points(1)
def test_numbers_need_not_be_consecutive(student, reference, seed):
    """Takes integers that are not 0, 1, 2, ..., negative ones too, and returns float64."""
    rng = np.random.default_rng(seed("labels"))
    calls = [(rng.choice([-30, -1, 2, 3, 10, 500], size=n),) for n in (1, 6, 25)]
    gap, same = (np.array([7, -2, 7]),), (np.array([5, 5, 5]),)
    of_gap, *answers, of_same = student.one_hot.map([gap, *calls, same])
    check(of_gap, [[0, 1], [1, 0], [0, 1]], [-2, 7])
    for answer, expected in zip(answers, reference.one_hot.map(calls), strict=True):
        check(answer, *expected)
    Z, _ = as_tuple(answers[-1], 2)
    as_array(Z, dtype=np.float64, what="Z")
    check(of_same, [[1], [1], [1]], [5])
    assert_unchanged(student.one_hot, *calls[-1])


@pytest.mark.points(1)
def test_drop_first(student, seed):
    """Leaves out only the first column, still returns every category, and restores full rank."""
    labels = np.random.default_rng(seed("labels")).permutation(12) % 4
    calls = [(np.array(["b", "c", "a"]), True), (labels, True)]
    by_hand, answer = student.one_hot.map(calls)
    check(by_hand, [[1, 0], [0, 1], [0, 0]], ["a", "b", "c"])
    check(student.one_hot(np.array([4, 4]), drop_first=True), np.empty((2, 0)), [4])
    given = np.array([9, 1, 5])
    named = student.one_hot(np.array([5, 9]), drop_first=True, categories=given)
    check(named, [[0, 1], [0, 0]], given)
    Z, _ = as_tuple(answer, 2)
    design = np.column_stack([np.ones(12), as_array(Z, shape=(12, 3))])
    assert_close(np.linalg.matrix_rank(design), 4, what="the rank of [1 | Z]")


@pytest.mark.points(1)
def test_categories_of_the_training_set(student, seed):
    """Keeps all given categories in the given order, also those that do not occur in the labels."""
    given = np.array(["low", "middle", "high"])
    answer = student.one_hot(np.array(["high", "low"]), categories=given)
    check(answer, [[0, 0, 1], [1, 0, 0]], given)
    train = np.random.default_rng(seed("order")).permutation([3, 8, -4, 11, 20])
    answers = student.one_hot.map([(np.array([label]), False, train) for label in train])
    for j, answer in enumerate(answers):
        check(answer, [np.eye(5)[j]], train)
    assert_unchanged(student.one_hot, np.array(["high", "low"]), False, given)


@pytest.mark.points(1)
def test_refuses_unknown_labels(student):
    """Raises ValueError for a label that is not among the given categories, wherever it stands."""
    letters, numbers = np.array(["a", "b", "d"]), np.array([5, 1, 4])
    unknown = [["c"], ["a", "z"], ["A", "a", "b"], ["a", "b", "d", ""]]
    pairs = [(np.array(labels), letters) for labels in unknown]
    pairs += [(np.array([1, 5, label]), numbers) for label in (-1, 0, 2, 3, 6)]
    calls = [(labels, drop, given) for drop in (False, True) for labels, given in pairs]
    works_on = [(np.array(["d", "a"]), False, letters)]
    assert_raises(student.one_hot, ValueError, calls, works_on=works_on)


@counterexample_search(
    labels=strategies.labels(),
    drop_first=strategies.choices(False, True),
    categories=strategies.choices(None, np.array(["d", "a", "c", "b"]), np.array(["b", "a"])),
)
def agrees_with_the_reference(student, reference, labels, drop_first, categories):
    if categories is None or np.isin(labels, categories).all():
        expected = reference.one_hot(labels, drop_first, categories)
        answer = student.one_hot(labels, drop_first, categories)
        check(answer, *expected)
        as_array(answer[0], dtype=np.float64, what="Z")
    else:
        with suppress(ValueError):
            student.one_hot(labels, drop_first, categories)
            require(False, "No ValueError, although a label is not among the categories.")
