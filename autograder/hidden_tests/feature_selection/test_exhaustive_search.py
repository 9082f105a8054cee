"""Hidden tests of exhaustive_search; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.feature_selection.search_oracles import best_of_all
from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

SIGNS = np.array([[1.0, 1.0, 1.0], [1.0, -1.0, -1.0], [-1.0, 1.0, -1.0], [-1.0, -1.0, 1.0]])
TOGETHER = np.column_stack([SIGNS[:, 0], SIGNS[:, 0] + 0.1 * SIGNS[:, 1]])
CORNERS = np.array([[a, b, c] for a in (1.0, -1.0) for b in (1.0, -1.0) for c in (1.0, -1.0)])
FOUR = np.column_stack([CORNERS, CORNERS.prod(axis=1)])  # four columns at right angles
TWICE = np.column_stack([SIGNS, SIGNS[:, 0]])


def separated(rng, n, d, lam, hidden):
    """Return a table in which the best subset is better than all others by 1e-3."""
    while True:
        A = rng.normal(size=(n, d))
        y = A[:, hidden].sum(axis=1) + rng.normal(size=n) / 4
        subset, score, margin = best_of_all(A, y, lam)
        if margin > 1e-3:
            return (A, y, lam), subset, score


@pytest.mark.points(1)
def test_best_subset(student, seed):
    """Finds the subset with the lowest score, also where no single feature helps."""
    rng = np.random.default_rng(seed("tables"))
    cases = []
    for draw in (np.random.default_rng(5), rng):
        for n, d, lam, hidden in [(12, 3, 0.5, [0, 2]), (9, 4, 0.2, [0, 1, 3]), (6, 2, 0.1, [1])]:
            call, subset, _ = separated(draw, n, d, lam, hidden)
            cases.append((call, subset))
    cases.append(((TOGETHER, SIGNS[:, 1], 0.1), (0, 1)))
    small = np.array([[-100, 50], [0, -120], [100, 90], [60, -30], [-80, 100]], dtype=np.int8)
    cases.append(Case((small, small[:, 0].astype(float), 0.5), (0,), label="small integers"))
    team = np.column_stack([0.1 * FOUR[:, 0] + FOUR[:, 1:].sum(axis=1), FOUR[:, 1:]])
    cases.append(((team, FOUR[:, 0], 0.1), (0, 1, 2, 3)))  # no three of them are worth it
    assert_cases(student.exhaustive_search, cases, part=(0, 3), compare=assert_equal)
    assert_leaves_arguments(student.exhaustive_search, [call for call, _ in cases[:2]])


@pytest.mark.points(1)
def test_score(student, seed):
    """Returns the score of the best subset, prices included."""
    rng = np.random.default_rng(seed("tables"))
    cases = [((SIGNS, 3 * SIGNS[:, 1] + 8, 2.5), 2.5), ((SIGNS, SIGNS @ [1.0, 3.0, 0.5], 1.0), 2.5)]
    cases.append(((TOGETHER, SIGNS[:, 1], 0.1), 0.2))
    for draw in (np.random.default_rng(6), rng):
        for n, d, lam, hidden in [(12, 4, 0.5, [1, 3]), (9, 3, 0.2, [0, 1, 2]), (8, 3, 2.0, [1])]:
            call, _, score = separated(draw, n, d, lam, hidden)
            cases.append((call, score))
    assert_cases(student.exhaustive_search, cases, part=(1, 3), atol=1e-7)


@pytest.mark.points(1)
def test_how_many(student):
    """Tries the empty subset, too: 2^d subsets, and no feature if the price is high."""
    y = SIGNS @ [1.0, 3.0, 0.5]
    cases = [
        Case((SIGNS, y, 100.0), ((), 20.5, 8), label="a high price"),
        Case((SIGNS[:, :1], y, 0.5), ((0,), 19.0, 2), label="d = 1"),
        Case((SIGNS[:, :1], y, 2.5), ((), 20.5, 2), label="d = 1, a high price"),
        Case((SIGNS, y, 0.25), ((0, 1, 2), 0.75, 8), label="a low price"),
    ]
    cases.append(Case((SIGNS[:2], y[:2], 1.0), ((1,), 1.0, 8), label="more features than rows"))
    wide = np.vstack([np.eye(5), -np.eye(5)])
    cases.append(Case((wide, 2 * wide[:, 3], 1.0), ((3,), 1.0, 32), label="d = 5"))
    assert_cases(student.exhaustive_search, cases, atol=1e-7)


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smaller of equally good subsets, then the first in lexicographic order."""
    y = SIGNS @ [1.0, 3.0, 0.0]
    level = SIGNS[:, 0] + SIGNS[:, 1]
    cases = [
        Case((SIGNS, y, 0.0), (0, 1), label="lam = 0"),
        Case((TWICE, SIGNS[:, 0], 0.5), (0,), label="a copy"),
        Case((TWICE[:, ::-1], SIGNS @ [2.0, 1.0, 0.0], 0.5), (0, 2), label="copies outside"),
        Case((SIGNS, level, 2.0), (), label="a price that equals the gain"),
        Case((SIGNS, y, 2.0), (1,), label="one price that equals the gain"),
        Case((TWICE[:, [1, 1, 0, 0]], level, 0.5), (0, 2), label="two copies"),
    ]
    pairs = SIGNS @ np.array([[1.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 1.0], [1.0, -1.0, 1.0, -1.0]])
    cases.append(Case((pairs, level, 0.5), (0, 3), label="two pairs"))
    summed = np.column_stack([SIGNS[:, :2], level])
    cases.append(Case((summed, level, 0.0), (2,), label="a sum"))
    near = SIGNS[:, :2] @ np.array([[1.0, 1.0], [0.0, 1e-5]])  # the second is better by 2e-10
    cases.append(Case((near, near[:, 1], 0.5), (0,), label="nearly a copy"))
    for start in (1, 2, 3):
        A = np.random.default_rng(start).normal(size=(9, 4))
        call = A, 0.3 * A[:, 1] - 0.7 * A[:, 3] + 0.1, 0.0
        cases.append(Case(call, (1, 3), label="a perfect fit"))
    for unit, lowest in [(0.5, 1.0), (100.0, 2e4)]:
        gain = 2 * unit**2
        for part, right in [(0.5, ()), (1.5, (0,))]:
            lam = gain - part * 1e-9 * lowest
            call = SIGNS[:, :1], unit * SIGNS[:, 0], lam
            cases.append(Case(call, right, label="nearly a tie"))
    call = SIGNS, SIGNS @ [0.5, 0.5, 0.0], 0.5 - 0.7e-9  # scores of 1, 1 - 0.7e-9, 1 - 1.4e-9
    cases.append(Case(call, (0,), label="three scores that nearly tie"))
    assert_cases(student.exhaustive_search, cases, part=(0, 3), compare=assert_equal)


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError for more than 10 features."""
    many = np.random.default_rng(0).normal(size=(13, 12))
    y = np.arange(13.0)
    calls = {"d = 11": (many[:, :11], y, 1.0), "d = 12": (many, y, 1.0)}
    works_on = [(many[:, :3], y, 1.0), (many[:, :1], y, 0.0), (many[:, :10], y, 1.0)]
    assert_raises(student.exhaustive_search, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.regressions(rows=(3, 4), cols=(1, 2)), lam=strategies.choices(0.3, 2.3)
)
def agrees_with_the_reference(student, reference, data, lam):
    right = reference.exhaustive_search(*data, lam)
    got = student.exhaustive_search(*data, lam)
    assert_equal(got[0], right[0])
