"""Hidden tests of model_evaluation/confusion_matrix; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.model_evaluation.balanced_rows import pairs_counted
from autograder.testing import (
    Case,
    answered_by,
    as_array,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_varies,
    counterexample_search,
    require,
    strategies,
)

ANIMALS = np.array(["ant", "antler", "bee", "cat"])


@pytest.mark.points(1)
def test_text(student, seed):
    """Counts pairs of classes that are text, sorted, with the truth in rows."""
    rng = np.random.default_rng(seed("labels"))
    truth, guess = ANIMALS[[0, 0, 2, 2, 2, 1]], ANIMALS[[0, 2, 0, 0, 2, 0]]
    cases = [((truth, guess), [[1, 0, 1], [1, 0, 0], [2, 0, 1]])]
    short, longer = np.array(["ant", "bee", "ant"]), np.array(["antler", "ant", "ant"])
    cases.append(((short, longer), [[1, 1, 0], [0, 0, 0], [1, 0, 0]]))
    for n in (5, 20, 60):
        y, p = (rng.permutation([*ANIMALS, *rng.choice(ANIMALS, size=n)]) for _ in range(2))
        cases.append(((y, p), pairs_counted(y, p, np.union1d(y, p))))
    assert_cases(student.confusion_matrix, cases)
    assert_leaves_arguments(student.confusion_matrix, [call for call, _ in cases])


@pytest.mark.points(1)
def test_numbers_and_missing_classes(student, seed):
    """Takes numbers with gaps, and has a row and a column also for a class that one side lacks."""
    rng = np.random.default_rng(seed("labels"))
    cases = [
        ((np.array([7, -2, 7]), np.array([7, 7, 7])), [[0, 1], [0, 2]]),
        ((np.array([3, 3, 3]), np.array([3, 10, -4])), [[0, 0, 0], [1, 1, 1], [0, 0, 0]]),
        ((np.array([5, 5]), np.array([5, 5])), [[2]]),
        ((np.array([100000, 100001]), np.array([100000, 100001])), [[1, 0], [0, 1]]),
        ((np.array([0, 1]), np.array([2, 2])), [[0, 0, 1], [0, 0, 1], [0, 0, 0]]),
        ((np.array([0.5, 0.25, 0.5]), np.array([0.25, 0.25, 0.5])), [[1, 0], [1, 1]]),
    ]
    twenty, others = np.arange(20), np.roll(np.arange(20), 1)
    cases.append(((twenty, others), np.roll(np.eye(20), 1, axis=0)))
    for true, predicted in [
        ((-3, 0, 10), (-3, 0, 11)),
        ((1, 2, 30), (1, 2)),
        ((4, 6), (1, 4, 6, 9)),
    ]:
        y, p = rng.choice(true, size=25), rng.choice(predicted, size=25)
        cases.append(((y, p), pairs_counted(y, p, np.union1d(y, p))))
    assert_cases(student.confusion_matrix, cases)


@pytest.mark.points(1)
def test_given_labels(student, reference, seed):
    """Follows the order of given labels, ignores samples outside, and has zeros for what is not."""
    rng = np.random.default_rng(seed("labels"))
    truth, guess = np.array([1, 2, 2, 3, 1]), np.array([1, 3, 2, 3, 2])
    cases = [
        ((truth, guess, np.array([3, 1, 2])), [[1, 0, 0], [0, 1, 1], [1, 0, 1]]),
        ((truth, guess, np.array([2, 1])), [[1, 0], [1, 1]]),
        ((truth, guess, np.array([1, 8])), [[1, 0], [0, 0]]),
        ((truth, guess, np.array([3])), [[1]]),
        ((np.array([0, 0, 1, 2]), np.array([0, 2, 1, 0]), np.array([0, 1])), [[1, 0], [0, 1]]),
    ]
    calls = []
    for size in (2, 3, 4):
        y, p = rng.choice(ANIMALS, size=30), rng.choice(ANIMALS, size=30)
        calls.append((y, p, rng.permutation(ANIMALS)[:size]))
    calls.append((y, p, np.array(["bee", "antlers", "ant"])))
    assert_cases(
        student.confusion_matrix, [*cases, *answered_by(reference.confusion_matrix, calls)]
    )
    assert_leaves_arguments(student.confusion_matrix, calls)


@pytest.mark.points(1)
def test_integers(student, seed):
    """Returns integers that add up to the number of samples, and zeros for no samples."""

    def holds(C, y, *_):
        C = as_array(C, shape=(None, None))
        require(C.dtype.kind in "iu", "The counts are no integers.")
        require(C.sum() == len(y), "The counts do not add up to the number of samples.")

    rng = np.random.default_rng(seed("labels"))
    calls = [(np.repeat([0, 1], [3, n]), rng.integers(0, 2, size=3 + n)) for n in (5, 30, 2000)]
    assert_varies(student.confusion_matrix, calls)
    assert_law(student.confusion_matrix, calls, holds)
    none = np.array([], dtype=int)
    empty = (none, none, np.array([4, 1, 2])), np.zeros((3, 3))
    nothing = (none, none), np.zeros((0, 0))
    cases = [Case(*case, label="no samples") for case in (empty, nothing)]
    zeros, _ = assert_cases(student.confusion_matrix, cases)
    require(np.asarray(zeros).dtype.kind in "iu", "The counts are no integers.")


@counterexample_search(
    y_true=strategies.labels(size=3),
    y_pred=strategies.labels(size=3),
    labels=strategies.choices(None, np.array(["b", "a"]), np.array(["a", "c"])),
)
def agrees_with_the_reference(student, reference, y_true, y_pred, labels):
    call = (y_true, y_pred) if labels is None else (y_true, y_pred, labels)
    assert_close(student.confusion_matrix(*call), reference.confusion_matrix(*call))
