"""Hidden tests of linear_regression/one_hot; a first docstring line is shown to students."""

from contextlib import suppress

import numpy as np
import pytest

from autograder.testing import (
    answered_by,
    as_array,
    as_tuple,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    call_with,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_names_become_columns_in_sorted_order(student):
    """Gives one column per name, in sorted order rather than in order of first appearance."""
    fruits, letters = np.array(["pear", "fig", "pear", "apple"]), np.array(["b", "B", "aa", "a"])
    cases = [
        (fruits, (np.eye(3)[[2, 1, 2, 0]], np.array(["apple", "fig", "pear"]))),
        (letters, (np.eye(4)[[3, 0, 2, 1]], np.array(["B", "a", "aa", "b"]))),
    ]
    for _, categories in assert_cases(student.one_hot, cases):
        is_text = np.asarray(categories).dtype.kind == "U"
        require(is_text, "The categories are no array of text (dtype <U).")
    assert_leaves_arguments(student.one_hot, [letters, fruits])


@pytest.mark.points(1)
def test_numbers_need_not_be_consecutive(student, reference, seed):
    """Takes integers that are not 0, 1, 2, ..., negative ones too, and returns float64."""
    rng = np.random.default_rng(seed("labels"))
    calls = [(rng.choice([-30, -1, 2, 3, 10, 500], size=n),) for n in (1, 6, 25)]
    cases = [
        (np.array([7, -2, 7]), ([[0, 1], [1, 0], [0, 1]], [-2, 7])),
        *answered_by(reference.one_hot, calls),
        (np.array([2**53 + 1, 2**53]), ([[0, 1], [1, 0]], [2**53, 2**53 + 1])),
        (np.array([5, 5, 5]), ([[1], [1], [1]], [5])),
        (call_with(np.array([7, -2]), categories=np.array([-2, 7])), ([[0, 1], [1, 0]], [-2, 7])),
    ]
    answers = assert_cases(student.one_hot, cases)
    for Z, _ in answers[-2:]:
        as_array(Z, dtype=np.float64, what="Z")
    assert_leaves_arguments(student.one_hot, calls)


@pytest.mark.points(1)
def test_drop_first(student, seed):
    """Leaves out only the first column, still returns every category, and restores full rank."""
    labels = np.random.default_rng(seed("labels")).permutation(12) % 4
    letters = np.array(["a", "b", "c"])
    cases = [
        ((letters[[0, 1, 1, 2]], True), ([[0, 0], [1, 0], [1, 0], [0, 1]], letters)),
        (call_with(np.array([4, 4]), drop_first=True), (np.empty((2, 0)), [4])),
    ]
    assert_cases(student.one_hot, cases)
    Z, _ = as_tuple(student.one_hot(labels, True), 2)
    Z = as_array(Z, shape=(12, 3), dtype=np.float64, what="Z")
    design = np.column_stack([np.ones(12), Z])
    assert_close(np.linalg.matrix_rank(design), 4, what="the rank of [1 | Z]")


@pytest.mark.points(1)
def test_categories_of_the_training_set(student, seed):
    """Keeps all given categories in the given order, also those that do not occur in the labels."""
    given = np.array(["low", "middle", "high"])
    by_hand = call_with(np.array(["high", "low"]), categories=given)
    train = np.random.default_rng(seed("order")).permutation([3, 8, -4, 11, 20])
    rows = np.eye(5)[:, np.newaxis]
    cases = [((train[j : j + 1], False, train), (rows[j], train)) for j in range(5)]
    assert_cases(student.one_hot, [(by_hand, ([[0, 0, 1], [1, 0, 0]], given)), *cases])
    unsorted = np.array([9, 1, 5])
    named = call_with(np.array([5, 9, 1]), drop_first=True, categories=unsorted)
    absent = np.array([5]), True, unsorted  # of the two columns that stay none is dropped
    cases = [(named, ([[0, 1], [0, 0], [1, 0]], unsorted)), (absent, ([[0, 1]], unsorted))]
    assert_cases(student.one_hot, cases)
    calls = [by_hand, (np.array([5, 9]), False, unsorted), (np.array([1, 9]), True, unsorted)]
    assert_leaves_arguments(student.one_hot, calls)


@pytest.mark.points(1)
def test_refuses_unknown_labels(student):
    """Raises ValueError for a label that is not among the given categories, wherever it stands."""
    letters, numbers = np.array(["a", "b", "d"]), np.array([5, 1, 4])
    unknown = {
        "a single unknown label": ["c"],
        "an unknown label in the last place": ["a", "z"],
        "a label in capitals": ["A", "a", "b"],
        "an empty string as label": ["a", "b", "d", ""],
        "a label that begins like a category": ["ab", "a"],
        "a category with a blank behind it": ["a", "b "],
    }
    pairs = {name: (np.array(labels), letters) for name, labels in unknown.items()}
    longer = np.array(["red", "redder"]), np.array(["red", "hot"])
    pairs["a label longer than every category"] = longer
    pairs["the beginning of a category"] = np.array(["re"]), longer[1]
    integers = {
        "an integer below all categories": 0,
        "a negative integer": -1,
        "an integer between two categories": 2,
        "an integer just below a category": 3,
        "an integer above all categories": 6,
    }
    pairs |= {name: (np.array([1, 5, label]), numbers) for name, label in integers.items()}
    large = np.array([2**53 + 1]), np.array([2**53, 1])
    pairs["an integer next to a large category"] = large
    calls = {name: (labels, False, given) for name, (labels, given) in pairs.items()}
    calls |= {
        f"{name}, drop_first": (labels, True, given) for name, (labels, given) in pairs.items()
    }
    works_on = [call_with(letters), (np.array(["d", "a"]), False, letters)]
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
        assert_close(answer, expected)
        as_array(answer[0], dtype=np.float64, what="Z")
    else:
        with suppress(ValueError):
            student.one_hot(labels, drop_first, categories)
            require(False, "No ValueError, although a label is not among the categories.")
