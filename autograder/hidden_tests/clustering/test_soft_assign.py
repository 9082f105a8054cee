"""Hidden tests of clustering/soft_assign; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.clustering.cluster_oracles import (
    LINE,
    assert_shares,
    drawn_table,
    shares,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_distributions,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

LOG3 = float(np.log(3.0))


@pytest.mark.points(1)
def test_shares(student, reference, seed):
    """Gives a centre at squared distance d2 a share in proportion to exp(-beta d2)."""
    rng = np.random.default_rng(seed("rows"))
    pair, third = np.array([[0.0], [1.0]]), np.array([[1.0, 1.0]])
    cases = [
        (
            (np.array([[0.0], [0.5], [-1.0]]), pair, LOG3),
            [[3 / 4, 1 / 4], [1 / 2, 1 / 2], [27 / 28, 1 / 28]],
        ),
        ((third, np.array([[1.0, 2.0], [2.0, 2.0]]), LOG3), [[3 / 4, 1 / 4]]),
        ((third, np.array([[1.0, 2.0], [1.0, 1.0], [2.0, 2.0]]), LOG3), [[3 / 13, 9 / 13, 1 / 13]]),
    ]
    calls = []
    for (n, d, K), beta in zip(
        [(6, 2, 3), (9, 4, 2), (4, 1, 5), (1, 3, 3)], (0.3, 0.1, 1.7, 0.5), strict=True
    ):
        calls.append((*drawn_table(rng, n, d, K), beta))
    cases += [(call, shares(*call)) for call in calls]
    assert_cases(student.soft_assign, cases, compare=assert_shares)
    assert_agrees(student.soft_assign, reference.soft_assign, calls, compare=assert_shares)


@pytest.mark.points(1)
def test_any_stiffness(student):
    """Shares equally at beta = 0, and gives (nearly) all to the nearest for a huge beta."""
    X, centers = (
        np.array([[0.0, 0.0], [40.0, 1.0]]),
        np.array([[1.0, 0.0], [30.0, 0.0], [90.0, 2.0]]),
    )
    cases = [
        Case((X, centers, 0.0), np.full((2, 3), 1 / 3), label="beta = 0"),
        Case((X, centers[:1], 0.0), np.ones((2, 1)), label="beta = 0, one centre"),
        Case((X, centers, 1e6), [[1, 0, 0], [0, 1, 0]], label="beta = 1e6"),
        Case((X, centers, 1e-9), shares(X, centers, 1e-9), label="beta = 1e-9"),
        Case((X, centers, 2e-3), shares(X, centers, 2e-3), label="beta = 0.002"),
        Case((1e4 * X, 1e4 * centers, 1e6), [[1, 0, 0], [0, 1, 0]], label="beta = 1e6, large rows"),
        Case(
            (1e-6 * X, 1e-6 * centers, 2e9), shares(X, centers, 2e-3), label="beta = 2e9, tiny rows"
        ),
    ]
    assert_cases(student.soft_assign, cases, compare=assert_shares)


@pytest.mark.points(1)
def test_far_rows(student):
    """Is right for rows far from all centres: shares that sum to 1, and none of them nan."""
    centers = np.array([[0.0], [1.0], [1.5]])
    rows = {
        "a row at 100": np.array([[100.0]]),
        "a row at -1e6": np.array([[-1e6], [0.25]]),
        "rows at 30 and -30": np.array([[30.0], [-30.0]]),
    }
    close = np.array([[100.0], [-70.0]]), np.array([[0.0], [0.005]]), 1.0
    cases = [
        Case((X, centers, beta), shares(X, centers, beta), label=f"{label}, beta = {beta:g}")
        for label, X in rows.items()
        for beta in (1.0, 0.01)
    ]
    cases.append(Case(close, shares(*close), label="far rows, and centres close to each other"))
    tied = np.zeros((1, 1)), np.array([[40.0], [-40.0], [80.0]])
    cases += [
        Case((*tied, beta), [[0.5, 0.5, 0.0]], label=f"far ties, beta = {beta:g}")
        for beta in (2.0, 1e6)
    ]
    assert_cases(student.soft_assign, cases, compare=assert_shares)
    calls = [(X, centers, beta) for X in rows.values() for beta in (0.5, 5.0)]
    shapes = {len(X): (len(X), 3) for X in rows.values()}
    assert_law(student.soft_assign, calls,
               lambda got, X, *_: assert_distributions(got, shape=shapes[len(X)]))  # fmt: skip


@pytest.mark.points(1)
def test_ties(student):
    """Gives equally near centres equal shares, whatever the stiffness."""
    cases = []
    for beta in (0.5, 2.0, 4.0):
        label = f"beta = {beta:g}"
        zero, three = np.array([[0.0]]), np.array([[1.0], [-1.0], [3.0]])
        square = np.array([[0.0, 0.0], [2.0, 0.0], [0.0, 2.0], [2.0, 2.0]])
        twice = np.array([[2.0], [40.0], [2.0]])
        cases += [
            Case((zero, three, beta), shares(zero, three, beta), label=label),
            Case((LINE, np.array([[5.0], [5.0]]), beta), np.full((4, 2), 0.5), label=label),
            Case((np.array([[1.0, 1.0]]), square, beta), np.full((1, 4), 0.25), label=label),
            Case((LINE[1:2], twice, beta), [[0.5, 0.0, 0.5]], label=label),
        ]
    assert_cases(student.soft_assign, cases, compare=assert_shares)


@pytest.mark.points(1)
def test_integers_and_origin(student, seed):
    """Takes integers, and rows far from the origin, and leaves the arguments as they were."""
    rng = np.random.default_rng(seed("rows"))
    whole, places = np.array([[250, 3], [5, 0], [100, 9]]), np.array([[0, 0], [255, 9], [90, 20]])
    cases = []
    for kind in (np.uint8, np.int16, np.int64):
        label = f"rows and centres of dtype {np.dtype(kind).name}"
        call = whole.astype(kind), places.astype(kind), 1e-4
        cases.append(Case(call, shares(whole, places, 1e-4), label=label))
        cases.append(Case((LINE, LINE[:2].astype(kind), 0.25), shares(LINE, LINE[:2], 0.25)))
        call = whole.astype(kind), places + 0.75, 1e-4
        label = f"rows of dtype {np.dtype(kind).name}, quarters"
        cases.append(Case(call, shares(whole, places + 0.75, 1e-4), label=label))
    cases.append(Case((whole, places, 0), np.full((3, 3), 1 / 3), label="beta = 0, an integer"))
    for offset in (1e8, -3e8):
        call = LINE + offset, LINE[:3] + offset, 0.05
        cases.append(Case(call, shares(LINE, LINE[:3], 0.05), label=f"rows near {offset:g}"))
    both = np.concatenate([LINE - 3e8, LINE + 3e8]), np.concatenate([LINE[:3] - 3e8, LINE + 3e8])
    cases.append(Case((*both, 0.05), shares(*both, 0.05), label="rows near -3e8 and near 3e8"))
    wide = np.array([[4_000_000_000]]), np.array([[0], [6_000_000_000]]), 1e-19
    cases.append(Case(wide, shares(*wide), label="squares above 2**63"))
    assert_cases(student.soft_assign, cases, compare=assert_shares)
    drawn = (*drawn_table(rng, 5, 2, 3), 0.4)
    assert_leaves_arguments(student.soft_assign, [drawn, (LINE, LINE[:2], 1.0)])


@counterexample_search(
    X=strategies.matrices((1, 3), 1, low=-3, high=3),
    centers=strategies.matrices((1, 3), 1, low=-3, high=3),
    beta=strategies.choices(1.0, 0.0, 1e6),
)
def agrees_with_the_reference(student, reference, X, centers, beta):
    expected = reference.soft_assign(X, centers, beta)
    assert_shares(student.soft_assign(X, centers, beta), expected)
