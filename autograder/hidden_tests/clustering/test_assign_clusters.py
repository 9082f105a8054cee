"""Hidden tests of clustering/assign_clusters; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import (
    LINE,
    assert_labels,
    drawn_table,
    nearest,
)
from autograder.testing import (
    Case,
    as_array,
    assert_agrees,
    assert_cases,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_nearest_centre(student, reference, seed):
    """Names the nearest centre of each row, by the distance over all columns."""
    rng = np.random.default_rng(seed("rows"))
    three = np.array([[0.0, 5.0], [4.0, 4.0], [-3.0, 1.0]])
    many = np.arange(300.0)[:, np.newaxis]
    cases = [
        ((np.array([[3.0, 4.0], [-2.0, 2.0], [1.0, 6.0], [9.0, 0.0]]), three), [1, 2, 0, 1]),
        ((LINE, np.array([[9.0], [-1.0], [5.0]])), [1, 1, 2, 0]),
        ((np.zeros((2, 2)), np.array([[3.0, 3.0], [5.0, 0.0]])), [0, 0]),
        ((np.zeros((2, 2)), np.array([[4.0, 4.0], [5.0, 0.0]])), [1, 1]),
        Case((many[[7, 299, 256]] + 0.25, many), [7, 299, 256], label="300 centres"),
    ]
    calls = [drawn_table(rng, n, d, K) for n, d, K in [(12, 2, 3), (7, 4, 5), (20, 1, 4)]]
    cases += [(call, nearest(*call)) for call in calls]
    assert_cases(student.assign_clusters, cases, compare=assert_labels)
    assert_agrees(student.assign_clusters, reference.assign_clusters, calls, compare=assert_labels)


@pytest.mark.points(1)
def test_ties(student):
    """Gives a row to the smallest number of equally near centres; equal centres tie everywhere."""
    square = np.array([[0.0, 0.0], [2.0, 0.0], [0.0, 2.0], [2.0, 2.0]])
    cases = [
        Case((LINE, np.array([[1.0], [3.0]])), [0, 0, 1, 1], label="a row half-way"),
        Case((LINE, np.array([[9.0], [8.0], [4.0]])), [2, 2, 1, 0], label="6 between 8 and 4"),
        Case((np.array([[1.0, 1.0], [1.0, 3.0]]), square), [0, 2], label="four ties, two ties"),
        Case((LINE, np.array([[30.0], [5.0], [5.0], [5.0]])), [1] * 4, label="equal centres"),
        Case((LINE, np.array([[3.0], [3.0], [9.0]])), [0, 0, 0, 2], label="equal centres"),
        Case((np.array([[-0.5], [0.5]]), np.array([[1.5], [-0.5], [-0.5]])), [1, 0],
             label="halves"),
    ]  # fmt: skip
    assert_cases(student.assign_clusters, cases, compare=assert_labels)


@pytest.mark.points(1)
def test_form_of_the_result(student):
    """Returns an array of integers with a label for each row, also for one row or one centre."""
    three = np.array([[7.0, 1.0], [0.0, 0.0], [4.0, 3.0]])
    calls = [
        (three[2:] + 0.5, three),
        (three, three[1:2]),
        (three[:1], three[:1]),
        (three[:, :1] - 1, three[:, :1]),
    ]

    def holds(got, X, centers):
        labels = as_array(got, shape=(len(X),), what="the labels")
        require(labels.dtype.kind in "iu", "The labels are not integers.")
        assert_labels(labels, nearest(X, centers))

    assert_law(student.assign_clusters, calls, holds)


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers of any width as rows and as centres, without wrapping around."""
    X, centers = np.array([[250, 3], [5, 0], [100, 9]]), np.array([[0, 0], [255, 9], [90, 90]])
    cases = []
    for kind in (np.uint8, np.int16, np.int64, np.uint16):
        label = f"rows and centres of dtype {np.dtype(kind).name}"
        cases.append(Case((X.astype(kind), centers.astype(kind)), [1, 0, 2], label=label))
        mixed = X.astype(kind), centers + 0.5
        cases.append(Case(mixed, [1, 0, 2], label=f"rows of dtype {np.dtype(kind).name}"))
        halves = np.array([[3], [7]], dtype=kind), np.array([[6.75], [2.75], [3.75]])
        cases.append(Case(halves, [1, 0], label=f"rows of dtype {np.dtype(kind).name}, quarters"))
    far = np.array([[-120], [100]], dtype=np.int8), np.array([[120], [-10]], dtype=np.int8)
    cases.append(Case(far, [1, 0], label="rows and centres of dtype int8"))
    cases.append(Case((X + 0.0, centers.astype(np.uint8)), [1, 0, 2], label="centres of uint8"))
    wide = (
        np.array([[60_000, 0], [1, 50_000]], dtype=np.int32),
        np.array([[0, 0], [0, 55_000]], dtype=np.int32),
    )
    cases.append(Case(wide, [0, 1], label="squares above 2**31"))
    assert_cases(student.assign_clusters, cases, compare=assert_labels)


@pytest.mark.points(1)
def test_far_rows_and_units(student, seed):
    """Is right far from the origin and in any unit, and leaves the arguments as they were."""
    rng = np.random.default_rng(seed("rows"))
    whole = np.random.default_rng(0).integers(0, 20, size=(34, 2)).astype(float)
    X, centers = whole[4:], whole[:4] + 0.25
    drawn = drawn_table(rng, 15, 3, 4)
    cases = [Case((X + 1e8, centers + 1e8), nearest(X, centers), label="rows near 1e8")]
    cases.append(Case((X - 3e8, centers - 3e8), nearest(X, centers), label="rows near -3e8"))
    both = np.concatenate([X - 3e8, X + 3e8]), np.concatenate([centers - 3e8, centers + 3e8])
    cases.append(Case(both, nearest(*both), label="rows near -3e8 and near 3e8"))
    away = np.array([[0.0], [1.0]]), np.array([[1e10 + 1], [1e10], [1e11]])
    cases.append(Case(away, [1, 1], label="two centres that are nearly as far"))
    wide = np.array([[4_000_000_000], [1]]), np.array([[0], [3_000_000_000]])
    cases.append(Case(wide, [1, 0], label="integers with squares above 2**63"))
    for unit in (1e-90, 1e-9, 1e6, 1e90):
        cases.append(Case((unit * X, unit * centers), nearest(X, centers), label=f"unit {unit:g}"))
        cases.append(
            Case((unit * drawn[0], unit * drawn[1]), nearest(*drawn), label=f"unit {unit:g}")
        )
    assert_cases(student.assign_clusters, cases, compare=assert_labels)
    assert_leaves_arguments(student.assign_clusters, [(X, centers), drawn])


@counterexample_search(
    X=strategies.matrices((1, 3), 1, low=0, high=6), centers=strategies.matrices((1, 3), 1, 0, 6)
)
def agrees_with_the_reference(student, reference, X, centers):
    expected = reference.assign_clusters(X, centers)
    assert_labels(student.assign_clusters(X, centers), expected)
