"""Hidden tests of linear_classification/fit_ovr_logistic; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.linear_classification.score_oracles import (
    assert_flat_columns,
    mixed_classes,
    newton,
    normal_rows,
)
from autograder.testing import (
    as_array,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

ROWS = np.column_stack(
    [np.ones(9), [-3.0, -2, -1, -1, 0, 1, 1, 2, 3], [1.0, 0, 1, 3, 2, 4, 0, 1, 0]]
)
KINDS = np.array([0, 0, 0, 1, 1, 1, 2, 2, 2])
UNEVEN = np.array([0, 1, 1, 0, 1, 1, 2, 1, 1])
NEAR = {"rtol": 1e-5, "atol": 1e-6}


def drawn(seed, *sizes):
    """Return rows with noisy classes."""
    rng = np.random.default_rng(seed)
    for n, d, K in sizes:
        X = normal_rows(rng, n, d)
        yield X, mixed_classes(rng, X, K), K


@pytest.mark.points(1)
def test_three_classes(student, reference, seed):
    """Solves for each of three classes its own problem against all others."""
    calls = [(ROWS, KINDS, 3, 0.1), (ROWS, KINDS, 3, 1.0), (ROWS, UNEVEN, 3, 0.2)]
    calls += [(*table, 0.1) for table in drawn(seed("rows"), (40, 3, 3), (60, 4, 3))]
    assert_law(student.fit_ovr_logistic, calls, assert_flat_columns)
    columns = [newton(ROWS, np.where(np.equal(KINDS, k), 1, -1), 0.1, 30) for k in range(3)]
    right = [(calls[0], np.transpose(columns)), (calls[1], reference.fit_ovr_logistic(*calls[1]))]
    assert_cases(student.fit_ovr_logistic, right, **NEAR)


@pytest.mark.points(1)
def test_more_classes_and_other_sizes(student, seed):
    """Takes more classes, of different sizes, and a penalty of 0.01 where none is named."""
    four = np.array([0, 0, 3, 1, 1, 3, 2, 2, 0])
    calls = [(ROWS, KINDS, 3), (ROWS, UNEVEN, 3), (ROWS, four, 4), (ROWS, four, 4, 0.3)]
    calls.append((ROWS, KINDS, 3, 1e-6))  # takes 15 steps
    calls += list(drawn(seed("rows"), (60, 3, 4), (50, 2, 5)))
    assert_law(student.fit_ovr_logistic, calls, assert_flat_columns)


@pytest.mark.points(1)
def test_two_classes(student, seed):
    """Has two columns for two classes, the negatives of each other."""
    two = np.minimum(KINDS, 1)[::-1]
    calls = [(ROWS, two, 2, 0.1), (ROWS, np.array([1, 0, 1, 0, 1, 0, 0, 1, 1]), 2)]
    calls += [(*table, 0.05) for table in drawn(seed("rows"), (30, 4, 2))]
    assert_law(student.fit_ovr_logistic, calls, assert_flat_columns)
    for W in student.fit_ovr_logistic.map(calls):
        columns = as_array(W).T
        assert_close(columns[0], -columns[1], rtol=1e-6, atol=1e-7, what="the first column")


@pytest.mark.points(1)
def test_integers(student, seed):
    """Takes integers, labels of uint8 too, and leaves the arguments as they were."""
    columns = [newton(ROWS, np.where(np.equal(KINDS, k), 1, -1), 1.0, 30) for k in range(3)]
    cases = [
        ((ROWS.astype(int), KINDS, 3, 1), np.transpose(columns)),
        ((ROWS.astype(np.int8), KINDS.astype(np.int8), 3, 1.0), np.transpose(columns)),
        ((ROWS, KINDS.astype(np.uint8), 3, 1.0), np.transpose(columns)),
    ]
    assert_cases(student.fit_ovr_logistic, cases, **NEAR)
    calls = [(ROWS, KINDS, 3), (ROWS, UNEVEN, 3, 0.5), *drawn(seed("rows"), (30, 3, 3))]
    assert_leaves_arguments(student.fit_ovr_logistic, calls)


@pytest.mark.points(1)
def test_refuses_other_classes(student):
    """Raises ValueError if any label is below 0 or not below n_classes."""
    lists = {
        "a 3 of three classes at the end": [0, 0, 0, 1, 1, 1, 2, 2, 3],
        "a 3 of three classes at the start": [3, 0, 0, 1, 1, 1, 2, 2, 2],
        "a 3 of three classes in the middle": [0, 0, 1, 1, 3, 1, 2, 2, 2],
        "a -1 at the start": [-1, 0, 0, 1, 1, 1, 2, 2, 2],
        "a -1 at the end": [0, 0, 0, 1, 1, 1, 2, 2, -1],
        "classes 1 to 3": [1, 1, 1, 2, 2, 2, 3, 3, 3],
        "a 7": [0, 0, 0, 1, 7, 1, 2, 2, 2],
    }
    fails = {name: (ROWS, np.array(labels), 3, 0.1) for name, labels in lists.items()}
    fails["three classes where n_classes is 2"] = (ROWS, KINDS, 2, 0.1)
    fails["labels -1 and 1"] = (ROWS, np.where(np.equal(KINDS, 1), 1, -1), 2, 0.1)
    works_on = [(ROWS, KINDS, 3, 0.1), (ROWS, np.minimum(KINDS, 1), 2, 0.1)]
    assert_raises(student.fit_ovr_logistic, ValueError, fails, works_on=works_on)


@counterexample_search(
    data=strategies.classifications((3, 5), 1, names=(0, 1, 2)), lam=strategies.choices(1.0, 0.3)
)
def agrees_with_the_reference(student, reference, data, lam):
    X = np.column_stack([np.ones(len(data[0])), data[0]])
    y = np.concatenate([[0, 1, 2], data[1][3:]])
    expected = reference.fit_ovr_logistic(X, y, 3, lam)
    assert_close(student.fit_ovr_logistic(X, y, 3, lam), expected, **NEAR)
