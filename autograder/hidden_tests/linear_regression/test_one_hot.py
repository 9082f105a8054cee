"""Hidden tests of linear_regression/one_hot; a first docstring line is shown to students."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.checking import strategies
from autograder.checking.closer_look import closer_look
from autograder.checking.compare import (
    as_array,
    as_tuple,
    assert_close,
    assert_unchanged,
    require,
)


def check(answer, table, categories):
    assert_close(answer, (np.array(table, dtype=float), np.array(categories)))


@pytest.mark.points(1)
def test_names_become_columns_in_sorted_order(student):
    """Gives one column per name, in sorted order rather than in order of first appearance."""
    labels = np.array(["pear", "fig", "pear", "apple"])
    check(
        student.one_hot(labels),
        [[0, 0, 1], [0, 1, 0], [0, 0, 1], [1, 0, 0]],
        ["apple", "fig", "pear"],
    )
    labels = np.array(["b", "B", "aa", "a"])
    check(student.one_hot(labels), np.eye(4)[[3, 0, 2, 1]], ["B", "a", "aa", "b"])
    assert_unchanged(student.one_hot, labels)


@pytest.mark.points(1)
def test_numbers_need_not_be_consecutive(student, reference, seed):
    """Takes integers that are not 0, 1, 2, ..., negative ones too, and returns float64."""
    check(student.one_hot(np.array([7, -2, 7])), [[0, 1], [1, 0], [0, 1]], [-2, 7])
    rng = np.random.default_rng(seed("labels"))
    for n in (1, 6, 25):
        labels = rng.choice([-30, -1, 2, 3, 10, 500], size=n)
        check(student.one_hot(labels), *reference.one_hot(labels))
    Z, _ = as_tuple(student.one_hot(labels), 2)
    as_array(Z, dtype=np.float64, what="Z")
    check(student.one_hot(np.array([5, 5, 5])), [[1], [1], [1]], [5])
    assert_unchanged(student.one_hot, labels)


@pytest.mark.points(1)
def test_drop_first(student, seed):
    """Leaves out only the first column, still returns every category, and restores full rank."""
    check(
        student.one_hot(np.array(["b", "c", "a"]), True), [[1, 0], [0, 1], [0, 0]], ["a", "b", "c"]
    )
    check(student.one_hot(np.array([4, 4]), drop_first=True), np.empty((2, 0)), [4])
    given = np.array([9, 1, 5])
    answer = student.one_hot(np.array([5, 9]), drop_first=True, categories=given)
    check(answer, [[0, 1], [0, 0]], given)
    labels = np.random.default_rng(seed("labels")).permutation(12) % 4
    Z, _ = as_tuple(student.one_hot(labels, True), 2)
    design = np.column_stack([np.ones(12), as_array(Z, shape=(12, 3))])
    assert_close(np.linalg.matrix_rank(design), 4, what="the rank of [1 | Z]")


@pytest.mark.points(1)
def test_categories_of_the_training_set(student, seed):
    """Keeps all given categories in the given order, also those that do not occur in the labels."""
    given = np.array(["low", "middle", "high"])
    check(
        student.one_hot(np.array(["high", "low"]), categories=given), [[0, 0, 1], [1, 0, 0]], given
    )
    train = np.random.default_rng(seed("order")).permutation([3, 8, -4, 11, 20])
    for j, label in enumerate(train):
        check(student.one_hot(np.array([label]), False, train), [np.eye(5)[j]], train)
    assert_unchanged(student.one_hot, np.array(["high", "low"]), False, given)


@pytest.mark.points(1)
@pytest.mark.parametrize("drop_first", [False, True])
def test_refuses_unknown_labels(student, drop_first):
    """Raises ValueError for a label that is not among the given categories, wherever it stands."""
    given = np.array(["a", "b", "d"])
    for labels in (["c"], ["a", "z"], ["A", "a", "b"], ["a", "b", "d", ""]):
        with pytest.raises(ValueError):  # noqa: PT011  the text of an error is free
            student.one_hot(np.array(labels), drop_first, given)
    for unknown in (-1, 0, 2, 3, 6):
        with pytest.raises(ValueError):  # noqa: PT011
            student.one_hot(np.array([1, 5, unknown]), drop_first, np.array([5, 1, 4]))


@closer_look(
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
