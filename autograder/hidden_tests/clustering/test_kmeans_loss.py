"""Hidden tests of clustering/kmeans_loss; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import LINE, drawn_table, nearest, spent
from autograder.testing import (
    Case,
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_sum_of_squares(student, reference, seed):
    """Adds the squared distances over all rows and columns."""
    rng = np.random.default_rng(seed("rows"))
    X, centers = np.array([[3.0, 4.0, 0.0], [1.0, 1.0, 7.0]]), np.array([[0.0, 0, 0], [2, 3, 1]])
    cases = [
        ((X, centers, np.array([0, 1])), 66.0),
        ((LINE, np.array([[1.0], [8.0]]), np.array([0, 0, 1, 1])), 10.0),
        ((LINE, np.array([[4.5]]), np.array([0, 0, 0, 0])), 59.0),
        Case((LINE[[1, 1, 1, 2]], LINE[:1], np.zeros(4, dtype=int)), 48.0, label="equal rows"),
    ]
    calls = []
    for n, d, K in [(12, 2, 3), (7, 5, 2), (1, 3, 1)]:
        rows, _ = drawn_table(rng, n, d, K)
        calls.append((rows, rows[:K] + 0.01, nearest(rows, rows[:K] + 0.01)))
    cases += [(call, spent(*call)) for call in calls]
    assert_cases(student.kmeans_loss, cases, read=as_number, sizes=lambda X, *_: X.shape)
    assert_agrees(student.kmeans_loss, reference.kmeans_loss, calls, read=as_number)


@pytest.mark.points(1)
def test_labels_decide(student):
    """Counts each row with the centre of its label, which need not be the nearest."""
    centers = np.array([[1.0], [3.0], [50.0]])
    cases = [
        ((LINE, centers, np.array([1, 1, 0, 0])), 116.0),
        ((LINE, centers, np.array([0, 1, 0, 1])), 76.0),
        ((LINE, centers, np.array([2, 0, 1, 1])), 2559.0),
        Case((LINE, centers, np.array([0, 0, 0, 0])), 108.0, label="clusters without rows"),
        Case(
            (LINE, centers[::-1], np.array([2, 2, 1, 1])),
            60.0,
            label="no rows in the first cluster",
        ),
    ]
    assert_cases(student.kmeans_loss, cases, read=as_number)


@pytest.mark.points(1)
def test_integers_and_units(student, seed):
    """Takes integers, any unit, rows far away and rows on their centres, and changes nothing."""
    rng = np.random.default_rng(seed("rows"))
    X, _ = drawn_table(rng, 8, 2, 3)
    centers = X[:3] + 0.01
    labels, whole = nearest(X, centers), np.array([[250, 3], [5, 0], [100, 9]])
    places = np.array([[0, 0], [255, 9]])
    order = np.array([1, 0, 0])
    cases = []
    for kind in (np.uint8, np.int16, np.int64):
        label = f"rows and centres of dtype {np.dtype(kind).name}"
        rows, book = whole.astype(kind), places.astype(kind)
        cases += [
            Case((rows, book, names), spent(whole, places, names), label=label)
            for names in (order, 1 - order)
        ]
        quarters = rows, places + 0.25, order
        cases.append(Case(quarters, spent(whole, places + 0.25, order), label=f"{label}, quarters"))
    wide = np.array([[4_000_000_000], [5_000_000_000]]), np.array([[0]]), np.array([0, 0])
    cases.append(Case(wide, 41e18, label="squares above 2**63"))
    for unit in (1e-90, 1e-9, 1e90):
        call = unit * X, unit * centers, labels
        cases.append(Case(call, spent(*call), label=f"unit {unit:g}"))
    far = LINE + 1e8, np.array([[1.0], [8.0]]) + 1e8, order[[1, 1, 0, 0]]
    cases.append(Case(far, 10.0, label="rows near 1e8"))
    both = np.concatenate([LINE - 3e8, LINE + 3e8]), np.array([[2.0 - 3e8], [6.0 + 3e8]])
    cases.append(Case((*both, np.arange(8) // 4), 152.0, label="rows near -3e8 and near 3e8"))
    cases.append(Case((X, X[::-1], np.arange(8)[::-1]), 0.0, atol=1e-12, label="rows on centres"))
    assert_cases(student.kmeans_loss, cases, read=as_number)
    assert_leaves_arguments(
        student.kmeans_loss, [(X, centers, labels), (LINE, LINE, order[[0, 1, 2, 2]])]
    )


@counterexample_search(
    data=strategies.classifications((1, 4), 1, names=(0, 1)),
    centers=strategies.matrices(2, 1, low=-4, high=4),
)
def agrees_with_the_reference(student, reference, data, centers):
    X, labels = data
    expected = reference.kmeans_loss(X, centers, labels)
    assert_close(as_number(student.kmeans_loss(X, centers, labels)), expected, atol=1e-9)
