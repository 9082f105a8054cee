"""Hidden tests of clustering/update_centers; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import (
    LINE,
    assert_centers,
    drawn_table,
    middles,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

FIVE = np.array([[1.0, 8.0], [3.0, -2.0], [6.0, 0.0], [2.0, 7.0], [-9.0, 5.0]])
OLD = np.array([[50.0, -1.0], [60.0, -2.0], [70.0, -3.0]])


@pytest.mark.points(1)
def test_means(student, reference, seed):
    """Moves each centre to the mean of its rows, whatever the sizes of the clusters."""
    rng = np.random.default_rng(seed("rows"))
    cases = [
        ((FIVE, np.array([1, 0, 0, 1, 0]), OLD[:2]), [[0.0, 1.0], [1.5, 7.5]]),
        ((LINE, np.array([0, 0, 0, 0]), np.array([[3.0]])), [[4.5]]),
        ((LINE, np.array([1, 0, 1, 0]), np.array([[3.0], [1.0]])), [[6.0], [3.0]]),
        Case(
            (LINE[[0, 0, 2, 1, 1]], np.array([0, 0, 0, 1, 1]), np.array([[3.0], [1.0]])),
            [[2.0], [2.0]],
            label="two equal rows",
        ),
        ((FIVE[:, :1], np.array([1, 0, 1, 1, 0]), OLD[:2, :1]), [[-3.0], [3.0]]),
        ((0.001 * FIVE, np.array([0, 0, 0, 1, 1]), OLD[:2]), [[0.01 / 3, 0.002], [-0.0035, 0.006]]),
    ]
    calls = []
    for n, d, K in [(12, 2, 3), (30, 4, 5), (9, 1, 2)]:
        X, centers = drawn_table(rng, n, d, K)
        calls.append((X, rng.permutation(np.arange(n) % (2 * K - 1) % K), centers))
    cases += [(call, middles(*call)) for call in calls]
    assert_cases(student.update_centers, cases, compare=assert_centers)
    assert_agrees(student.update_centers, reference.update_centers, calls, compare=assert_centers)


@pytest.mark.points(1)
def test_empty_clusters(student):
    """Leaves a centre without rows where it was, and moves all others."""
    lists = {
        "an empty first cluster": [1, 2, 2, 1, 1],
        "an empty cluster in the middle": [0, 2, 2, 0, 0],
        "an empty last cluster": [0, 1, 1, 0, 0],
        "two empty clusters before the last": [2, 2, 2, 2, 2],
        "two empty clusters after the first": [0, 0, 0, 0, 0],
    }
    cases = []
    for label, names in lists.items():
        call = FIVE, np.array(names), OLD
        cases.append(Case(call, middles(*call), label=label))
    more = FIVE[:2], np.array([3, 1]), np.array([[9.0, 1], [8, 2], [7, 3], [6, 4], [5, 5]])
    cases.append(
        Case(more, [[9, 1], [3, -2], [7, 3], [1, 8], [5, 5]], label="more centres than rows")
    )
    cases.append(Case((FIVE[:1], np.array([1]), OLD[:2]), [[50, -1], [1, 8]], label="a single row"))
    assert_cases(student.update_centers, cases, compare=assert_centers)


@pytest.mark.points(1)
def test_clusters_of_one_row(student):
    """Puts the centre of a single row onto it, and keeps the order of the centres."""
    cases = [
        ((FIVE[:3], np.array([2, 0, 1]), OLD), FIVE[[1, 2, 0]]),
        ((FIVE[1:4], np.array([1, 2, 0]), OLD), FIVE[[3, 1, 2]]),
        ((LINE, np.array([3, 2, 1, 0]), LINE + 1), LINE[::-1]),
        ((FIVE[:1], np.array([0]), OLD[:1]), FIVE[:1]),
        ((np.array([[7.0, -1.0, 4.0]]), np.array([0]), np.zeros((1, 3))), [[7.0, -1.0, 4.0]]),
    ]
    assert_cases(student.update_centers, cases, compare=assert_centers)


@pytest.mark.points(1)
def test_integers(student):
    """Cuts no mean to an integer, and adds up small integers without wrapping around."""
    labels = np.array([0, 0, 1, 1])
    cases = []
    for kind in (np.uint8, np.int8, np.int64):
        name = np.dtype(kind).name
        rows = np.array([[100, 1], [127, 2], [90, 4], [75, 7]], dtype=kind)
        expected = [[113.5, 1.5], [82.5, 5.5]]
        centers = np.array([[0, 1], [7, 9]])
        cases.append(Case((rows, labels, centers + 0.0), expected, label=f"rows of dtype {name}"))
        cases.append(
            Case((rows, labels, centers.astype(kind)), expected, label=f"all of dtype {name}")
        )
    halves = np.array([[0.5], [0.75], [4.0], [4.5]]), labels, np.array([[5], [7]])
    cases.append(Case(halves, [[0.625], [4.25]], label="integers as centres"))
    many = np.full((400, 1), 200, dtype=np.uint8), np.arange(400) % 2, np.zeros((2, 1))
    cases.append(Case(many, [[200], [200]], label="400 rows of dtype uint8"))
    huge = 2**60 * np.array([[5], [7]]), np.array([0, 0]), np.zeros((1, 1))
    cases.append(Case(huge, [[6.0 * 2**60]], label="a sum above 2**63"))
    small = FIVE[:4], np.array([1, 0, 0, 1], dtype=np.uint8), OLD[:2]
    cases.append(Case(small, middles(*small), label="labels of dtype uint8"))
    assert_cases(student.update_centers, cases, compare=assert_centers)


@pytest.mark.points(1)
def test_units(student, seed):
    """Follows the unit of the rows, and leaves the arguments as they were."""
    rng = np.random.default_rng(seed("rows"))
    X, centers = drawn_table(rng, 12, 2, 4)
    calls = [(FIVE[:4], np.array([1, 0, 0, 1]), OLD[:2]), (X, np.arange(12) % 4, centers)]
    cases = []
    for unit in (1e-90, 1e-9, 1e9, 1e90):
        for rows, labels, old in calls:
            expected = unit * middles(rows, labels, old)
            cases.append(Case((unit * rows, labels, unit * old), expected, label=f"unit {unit:g}"))
    assert_cases(student.update_centers, cases, compare=assert_centers)
    assert_leaves_arguments(student.update_centers, calls)


@counterexample_search(
    data=strategies.classifications((1, 4), 1, names=(0, 1, 2)),
    centers=strategies.matrices(3, 1, low=-4, high=4),
)
def agrees_with_the_reference(student, reference, data, centers):
    expected = reference.update_centers(*data, centers)
    assert_centers(student.update_centers(*data, centers), expected)
