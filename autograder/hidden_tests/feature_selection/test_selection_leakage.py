"""Hidden tests of selection_leakage; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    answered_by,
    as_number,
    assert_cases,
    assert_leaves_arguments,
    require,
)

SETTINGS = {"read": as_number}


def split(parts, n):
    """Return folds that validate these rows and train on all others."""
    rows = np.arange(n)
    return [(np.setdiff1d(rows, part), np.array(part)) for part in parts]


def noise(start, n, d):
    """Return a table of noise, labels that come from a coin, and five folds."""
    rng = np.random.default_rng(start)
    X, y = rng.normal(size=(n, d)), rng.permutation(n) % 2
    return X, y, split(np.array_split(rng.permutation(n), 5), n)


@pytest.mark.points(1)
def test_selection_outside(student, reference):
    """Selects once from all rows, the strongest columns of either sign."""
    X = np.array([[0.0, 9.0, 1.0], [1.0, 8.0, 5.0], [4.0, 4.0, 2.0], [5.0, 2.0, 4.0]])
    y, halves = np.array([0, 0, 1, 1]), split([[1, 3], [0, 2]], 4)
    odd = np.array([[0.0, 0.0], [2.0, 1.0], [1.0, 2.0], [3.0, 9.0], [9.0, 3.0], [4.0, 8.0]])
    cases = [((X, y, 1, halves, False), 1.0), ((X[:, 2:], y, 1, halves, False), 0.5)]
    low = np.array([0, 0, 0, 1, 1, 1])
    calls = [(sign * odd, low, 1, split([[4, 1], [0, 5]], 6), False) for sign in (1, -1)]
    cases += answered_by(reference.selection_leakage, calls)
    for start, k in [(1, 3), (2, 5), (3, 1), (4, 8)]:
        A, b, folds = noise(start, 20, 12)
        A[:, 4] -= 1.5 * b
        cases += answered_by(reference.selection_leakage, [(A, b, k, folds, False)])
    assert_cases(student.selection_leakage, cases, **SETTINGS)
    calls = [(X, y, 2, halves, False), (X, y, 2, halves, True)]
    assert_leaves_arguments(student.selection_leakage, calls)


@pytest.mark.points(1)
def test_selection_inside(student, reference):
    """Selects anew in each fold, from its training rows alone."""
    cases = []
    for start, k in [(1, 3), (2, 5), (3, 1), (4, 8), (5, 2)]:
        A, b, folds = noise(start, 20, 12)
        A[:, 4] -= 1.5 * b
        cases += answered_by(reference.selection_leakage, [(A, b, k, folds, True)])
    X = np.array([[0.0, 5.0], [1.0, 0.0], [0.0, 1.0], [1.0, 6.0], [0.0, 6.0], [9.0, 0.0]])
    y = np.array([0, 1, 1, 0, 0, 1])
    cases += answered_by(reference.selection_leakage, [(X, y, 1, split([[5], [0, 1]], 6), True)])
    assert_cases(student.selection_leakage, cases, **SETTINGS)


@pytest.mark.points(1)
def test_noise(student):
    """Finds more than 80 % in pure noise if it selects outside, about half if inside."""
    inside = []
    for start in range(3):
        A, b, folds = noise(start, 50, 300)
        outside = as_number(student.selection_leakage(A, b, 20, folds, False))
        require(outside > 0.8, "Selection outside of the folds finds too little in noise.")
        inside.append(as_number(student.selection_leakage(A, b, 20, folds, True)))
    require(0.3 < np.mean(inside) < 0.65, "Selection inside of the folds finds something in noise.")


@pytest.mark.points(1)
def test_folds(student, reference):
    """Averages over folds, also of unequal size; takes folds that leave rows out, in any order."""
    X = np.array([[0.0], [1.0], [2.0], [10.0], [11.0], [3.0]])
    y, low = np.array([0, 0, 0, 1, 1, 1]), np.array([0, 0, 1, 1, 0, 1])
    cases = [
        Case((X, y, 1, split([[5], [0, 1, 3]], 6), True), 0.5, label="unequal folds"),
        Case((X, y, 1, [(np.array([4, 0]), np.array([5, 3, 1]))], False), 2 / 3, label="one fold"),
        Case((X, y, 1, split([[5], [0, 1], [3]], 6), False), 2 / 3, label="unequal folds"),
    ]
    far = np.array([[0, 0], [1, 5], [4, 2], [5, 4], [9, -90], [-9, 90]])
    label = "rows in no fold, which count outside"
    cases.append(Case((far, low, 1, split([[1, 3], [0, 2]], 4), False), 0.5, label=label))
    for start, sizes in [(8, (1, 5, 6, 12)), (9, (10, 3, 3))]:
        A, b, _ = noise(start, 24, 6)
        b = np.where(A[:, 2] + 0.5 * A[:, 0] > 0, 1, b)
        order = np.random.default_rng(start).permutation(24)
        parts = np.split(order[: sum(sizes)], np.cumsum(sizes)[:-1])
        folds = [(np.setdiff1d(order, part)[::-1][:14], part) for part in parts]
        cases += answered_by(reference.selection_leakage, [(A, b, 1, folds, False)])
    assert_cases(student.selection_leakage, cases, **SETTINGS)


@pytest.mark.points(1)
def test_labels_and_ties(student, reference):
    """Takes any numbers as labels, three of them too; of two equally near, the smaller wins."""
    X = np.array([[0.0], [2.0], [4.0], [6.0], [3.0], [3.0]])
    low = np.array([0, 0, 1, 1, 0, 1])
    folds = [(np.arange(4), np.array([4, 5]))]
    ordinary = [(np.arange(4), np.array([4, 0, 2]))]
    cases = [
        Case((X, low, 1, folds, True), 0.5, label="a tie"),
        Case((X, 1 - low, 1, ordinary, True), 2 / 3, label="a tie that the other label wins"),
        Case((X, low, 1, ordinary, True), 1.0, label="a tie"),
        Case((X, 2.0 * low - 1, 1, ordinary, False), 1.0, label="labels -1 and 1"),
        Case((X, -3 * low + 1, 1, ordinary, False), 2 / 3, label="labels 1 and -2"),
        Case((X, 0.75 - 0.25 * low, 1, ordinary, False), 2 / 3, label="labels 0.75 and 0.5"),
    ]
    uneven = np.array([[2.0, 6.0, 10.0, 5.0, 5 + 4e-6]]).T, np.array([0, 1, 1, 0, 1])
    for unit, offset in [
        (1.0, 0.0),
        (1.0, 2.0**20),
        (2.0**-40, 0.0),
    ]:  # the last row is nearer to 8
        call = unit * uneven[0] + offset, uneven[1], 1, [(np.arange(3), np.array([3, 4, 0]))], True
        cases.append(Case(call, 1.0, label="a tie of labels that are not equally frequent"))
    one = [(np.array([0, 1]), np.array([2, 3])), (np.array([0, 2]), np.array([1, 3]))]
    cases.append(Case((X[:4], low[:4], 1, one, False), 0.5, label="a fold with one label"))
    two = np.array([[0.0, 0.0], [0.0, 1.0], [1.0, 1.0], [1.0, 0.0], [2.0, 9.0], [2.0, 9.0]])
    far = np.array([0, 0, 1, 1, 10, 10])  # the first column goes with 0, 0, 1, 1, 2, 2
    odd = [(np.array([0, 2, 4]), np.array([1, 3, 5]))]
    apart = [(two, far, 1, odd, inside) for inside in (True, False)]
    cases += [Case(call, 1 / 3, label="labels 0, 1 and 10") for call in apart]
    three = np.array([[100.0], [6.0], [8.0], [0.0], [2.0], [7.0], [0.0]])
    named = np.array([0, 1, 1, 2, 2, 1, 2])
    call = three, named, 1, [(np.arange(1, 5), np.array([5, 6, 0]))], False
    cases.append(Case(call, 2 / 3, label="a label that no training row has"))
    small = np.array([[100, -100, 0, 120, -60, -30, 90]], dtype=np.int8).T
    call = small, np.array([1, 0, 0, 1, 0, 0, 1]), 1, [(np.arange(4), np.arange(4, 7))], False
    cases.append(Case(call, 1.0, label="small integers"))
    for start, names in [(11, [-1.0, 1.0]), (12, [0.5, 7.0]), (13, [3, 1, 2]), (14, [-5, 0, 9])]:
        A, _, parts = noise(start, 30, 8)
        b = np.array(names)[np.arange(30) % len(names)]
        A[:, 3] += 0.5 * b
        cases += answered_by(reference.selection_leakage, [(A, b, 2, parts, False)])
    assert_cases(student.selection_leakage, cases, **SETTINGS)
