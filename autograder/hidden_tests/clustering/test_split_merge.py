"""Hidden tests of clustering/split_merge; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import (
    assert_centers,
    merged_and_split,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

# Six heaps of two rows around 0, 10, 30, 60, 100 and 150; the widest is that at 60.
HEAPS = np.array([[-1.0], [1], [9], [11], [28], [32], [57], [63], [98], [102], [149], [151]])
NAMES = np.repeat(np.arange(6), 2)
MIDDLES = np.array([[0.0], [10.0], [30.0], [60.0], [100.0], [150.0]])
# Rows of several shapes in the plane: a, b, then a long slanted one and a round one.
PLANE = np.array(
    [[0.0, 0], [0, 2], [3, 0], [5, 2], [20, 0], [24, 3], [28, 6], [24, 4], [0, 30], [1, 31]]
)
SPACE = np.array([[0.0, 0, 0], [1, 0, 0], [20, 0, 0], [24, 7, 1], [21, 2, 4], [23, 7, -1]])
# A cluster along (5, 5, -7): two entries of three are positive, their sum is, the largest is not.
TILTED = np.vstack([np.eye(3)[:2] * [0, 1, 0], 20 + np.outer([-4.0, -1, 1, 4], [5, 5, -7])])
TILTED[2:] += np.array([[0.0, 0.5, 0], [0.5, 0, 0], [-0.5, 0, 0.5], [0, -0.5, -0.5]])
TILTED_CENTRES = np.array([[0.0, 0, 0], [1, 0, 0], [20, 20, 20]])
GROUPS = np.array([0, 0, 1, 1, 2, 2, 2, 2, 3, 3])
CENTRES = np.array([[0.0, 1.0], [4.0, 1.0], [24.0, 3.0], [0.5, 30.5]])


@pytest.mark.points(1)
def test_merge(student, reference, seed):
    """Merges the closest pair, weighted by rows, into the slot of the smaller number."""
    rng = np.random.default_rng(seed("order"))
    cases = []
    for order in ([0, 1, 2, 3, 4, 5], [3, 1, 5, 0, 2, 4], [5, 4, 3, 2, 1, 0], rng.permutation(6)):
        names = np.argsort(order)[NAMES]
        call = HEAPS, MIDDLES[np.asarray(order)], names
        cases.append((call, merged_and_split(*call)))
    even = np.array([[0.0], [8.0], [16.0], [100.0]])
    rows = np.array([[0.0], [8.0], [8.0], [16.0], [90.0], [110.0]])
    for swap in ([0, 1, 2, 3], [3, 0, 1, 2], [1, 2, 0, 3]):
        call = rows, even[swap], np.argsort(swap)[[0, 1, 1, 2, 3, 3]]
        cases.append(Case(call, merged_and_split(*call), label="two pairs equally close"))
    heavy = np.array([[0.0], [0.0], [0.0], [4.0], [50.0], [70.0], [200.0]])
    call = heavy, np.array([[0.0], [4.0], [60.0], [200.0]]), np.array([0, 0, 0, 1, 2, 2, 3])
    cases.append(Case(call, [[1.0], [50.0], [70.0], [200.0]], label="three rows and one"))
    small = np.array([[0], [5], [100], [110], [210], [222]], dtype=np.uint8)
    places = np.array([[0], [5], [105], [216]], dtype=np.uint8)
    call = small, places, np.array([0, 1, 2, 2, 3, 3])
    expected = [[2.5], [210.0], [105.0], [222.0]]
    cases.append(Case(call, expected, label="rows and centres of dtype uint8"))
    calls = []
    for K in (4, 7):
        steps = np.concatenate([[30.0], rng.uniform(10, 30, size=K - 1), [30.0]])
        places, width = np.cumsum(steps[:-1]), 0.1 * np.minimum(steps[:-1], steps[1:])
        width *= 1 + 0.001 * np.arange(K)
        order = rng.permutation(K)
        X = np.concatenate([(places - width)[order], (places + width)[order]])
        calls.append((X[:, np.newaxis], places[order, np.newaxis], np.arange(2 * K) % K))
    cases += [(call, merged_and_split(*call)) for call in calls]
    assert_cases(student.split_merge, cases, compare=assert_centers)
    assert_agrees(student.split_merge, reference.split_merge, calls, compare=assert_centers)


@pytest.mark.points(1)
def test_split(student):
    """Splits the cluster of the largest sum of squares along its longest axis, none of the pair."""
    wide = np.array([[-50.0], [50.0], [1.0], [2.0], [98.0], [102.0], [210.0], [214.0]])
    lists = {
        "a merged cluster with the largest sum": (
            wide, np.array([[0.0], [1.5], [100.0], [212.0]]), np.array([0, 0, 1, 1, 2, 2, 3, 3])),
        "centres that are not means": (HEAPS, MIDDLES + np.arange(6.0)[:, np.newaxis], NAMES),
        "many rows against few": (
            np.concatenate([np.array([[0.0], [1.0]]), 50.0 + np.arange(8)[:, np.newaxis],
                            np.array([[90.0], [95.0]])]),
            np.array([[0.0], [1.0], [53.5], [92.5]]), np.array([0, 1, *[2] * 8, 3, 3])),
        "a slanted cluster": (PLANE, CENTRES, GROUPS),
        "a slanted cluster in space": (SPACE, np.array([[0.0, 0, 0], [1, 0, 0], [22, 4, 1]]),
                                       np.array([0, 1, 2, 2, 2, 2])),
        "a slanted cluster, turned": (PLANE * [1, -1], CENTRES * [1, -1], GROUPS),
        "a slanted cluster, upright": (PLANE[:, ::-1], CENTRES[:, ::-1], GROUPS),
        "a slanted cluster, upright and turned": (
            PLANE[:, ::-1] * [-1, 1], CENTRES[:, ::-1] * [-1, 1], GROUPS),
    }  # fmt: skip
    for order in ([0, 1, 2], [0, 2, 1], [2, 0, 1]):
        call = TILTED[:, order], TILTED_CENTRES[:, order], np.array([0, 1, 2, 2, 2, 2])
        lists[f"a tilted cluster, columns in the order {order}"] = call
    cases = [Case(call, merged_and_split(*call), label=label) for label, call in lists.items()]
    moved = merged_and_split(PLANE, CENTRES, GROUPS)
    cases += [
        Case((unit * PLANE, unit * CENTRES, GROUPS), unit * moved, label=f"unit {unit:g}")
        for unit in (1e-90, 1e-8, 1e90)
    ]
    call = PLANE + 3e8, CENTRES + 3e8, GROUPS
    cases.append(Case(call, moved + 3e8, label="a slanted cluster, rows near 3e8"))
    steps = np.array([[0.0], [1], [20], [22], [40], [43]]) + 1e8
    call = steps, np.array([[0.0], [1], [20], [40]]) + 1e8, np.array([0, 1, 2, 2, 3, 3])
    cases.append(
        Case(call, np.array([[0.5], [40], [20], [43]]) + 1e8, label="four clusters near 1e8")
    )
    tied = np.array([[0.0], [1], [20], [24], [40], [44]]), np.array([[0.0], [1.0], [22.0], [42.0]])
    call = *tied, np.array([0, 1, 2, 2, 3, 3])
    cases.append(Case(call, [[0.5], [20.0], [24.0], [42.0]], label="two clusters equally wide"))
    assert_cases(student.split_merge, cases, compare=assert_centers)


@pytest.mark.points(1)
def test_special_clusters(student):
    """Handles empty clusters, a cluster of equal rows, three centres and integers."""
    X, three = np.array([[0.0], [1], [4], [6]]), np.array([[0.0], [1.0], [8.0]])
    both = np.array([2, 2, 2, 2])
    root = np.sqrt(5.6875)
    lists = {
        "both merged clusters empty": ((X, three, both), [[0.5], [2.75 - root], [2.75 + root]]),
        "both merged clusters empty, away from 0": (
            (X + 3, three + 3, both), [[3.5], [5.75 - root], [5.75 + root]]),
        "the first merged cluster empty": ((X, three, both - [1, 1, 0, 0]), [[1.0], [4.0], [6.0]]),
        "the second merged cluster empty": ((X, three, both - [2, 2, 0, 0]), [[0.0], [4.0], [6.0]]),
        "equal rows": ((X[[0, 1, 3, 3]], three, np.array([0, 1, 2, 2])), [[0.5], [6.0], [6.0]]),
        "a single row": ((X[[0, 1, 3]], three, np.array([0, 1, 2])), [[0.5], [6.0], [6.0]]),
        "integers": ((X.astype(int), three.astype(int), np.array([0, 1, 2, 2])),
                     [[0.5], [4.0], [6.0]]),
        "another cluster empty": (
            (X, np.array([[0.0], [1.0], [5.0], [99.0]]), np.array([0, 1, 2, 2])),
            [[0.5], [4.0], [6.0], [99.0]]),
        "integers as rows, halves as centres": (
            (X.astype(int), np.array([[0.0], [1.5], [5.0]]), np.array([0, 1, 2, 2])),
            [[0.75], [4.0], [6.0]]),
        "an empty cluster before one of a small unit": (
            (X / 10, np.array([[0.0], [0.1], [9.9], [0.5]]), np.array([0, 1, 3, 3])),
            [[0.05], [0.4], [9.9], [0.6]]),
    }  # fmt: skip
    cases = [Case(call, expected, label=label) for label, (call, expected) in lists.items()]
    assert_cases(student.split_merge, cases, compare=assert_centers)
    assert_leaves_arguments(student.split_merge, [call for call, _ in lists.values()])


@pytest.mark.points(1)
def test_too_few(student):
    """Raises ValueError for fewer than three centres, and only then."""
    fails = {
        "two centres": (HEAPS[:4], MIDDLES[:2], NAMES[:4]),
        "one centre": (HEAPS[:2], MIDDLES[:1], NAMES[:2]),
        "two centres in the plane": (PLANE[:4], CENTRES[:2], GROUPS[:4]),
    }
    works_on = [(HEAPS[:8], MIDDLES[:4], NAMES[:8]), (PLANE, CENTRES, GROUPS)]
    assert_raises(student.split_merge, ValueError, fails, works_on=works_on)


@counterexample_search(X=strategies.matrices((3, 5), 1, low=0, high=9))
def agrees_with_the_reference(student, reference, X):
    labels = np.minimum(np.arange(len(X)), 2)
    centers = np.array([X[labels == k].mean(axis=0) for k in range(3)])
    expected = reference.split_merge(X, centers, labels)
    assert_centers(student.split_merge(X, centers, labels), expected)
