"""Hidden tests of fit_biases; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.recommender_systems.holey_tables import (
    balanced,
    everything,
    holes,
    integer_cases,
    junk_cases,
    ratings,
)
from autograder.hidden_tests.recommender_systems.rating_oracles import (
    biases_by_equations,
    biases_by_turns,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

PARTS = ("mu", "b_user", "b_item")
FULL = np.array([[5.0, 3.0], [1.0, 0.0], [9.0, 6.0]])
PAPER = np.array([[5.0, 3.0], [2.0, 0.0]]), np.array([[True, True], [True, False]])
STRANGE = np.array([[4.0, 0.0, 8.0], [0.0, 0.0, 0.0], [6.0, 0.0, 2.0], [3.0, 0.0, 1.0]])
KNOWN = np.array([[1, 0, 1], [0, 0, 0], [1, 0, 1], [1, 0, 0]], dtype=bool)


@pytest.mark.points(1)
def test_mean(student, seed):
    """Returns as mu the mean of all observed ratings, however they are distributed."""
    rng = np.random.default_rng(seed("tables"))
    corner = (
        np.array([[1.0, 2.0, 3.0, 10.0], [5.0, 0.0, 0.0, 0.0]]),
        np.array([[1, 1, 1, 1], [1, 0, 0, 0]]) > 0,
    )
    cases = [((*PAPER, 0.0, 1), 10 / 3), ((*corner, 0.0, 1), 4.2), ((*corner, 3.0, 2), 4.2)]
    cases.append(Case((0 * FULL, everything(FULL)), 0.0, label="all ratings are 0"))
    for n, d in [(5, 3), (3, 6)]:
        mask = holes(rng, n, d)
        Y = np.where(mask, ratings(rng, n, d), 0.0)
        cases.append(((Y, mask, 1.0, 1), Y.sum() / mask.sum()))
    assert_cases(student.fit_biases, cases, part=(0, 3))


@pytest.mark.points(1)
def test_one_sweep(student, seed):
    """Sets all users, then all items in one sweep, for more users than items and fewer."""
    cases = [((FULL, everything(FULL), 0.0, 1), (4.0, [0.0, -3.5, 3.5], [1.0, -1.0]))]
    nil = np.array([[0.0, 0.0], [9.0, 3.0], [6.0, 0.0]])
    right = 3.0, [-3.0, 3.0, 0.0], [2.0, -2.0]
    cases.append(Case((nil, everything(nil), 0.0, 1), right, label="a user whose ratings are 0"))
    right = 3.0, [2.0, -2.0], [-3.0, 3.0, 0.0]
    label = "an item whose ratings are 0"
    cases.append(Case((nil.T, everything(nil.T), 0.0, 1), right, label=label))
    many = np.tile([[1.0, 3.0]], (256, 1))
    right = 2.0, np.zeros(256), [-1.0, 1.0]
    cases.append(Case((many, everything(many), 0.0, 1), right, label="256 users"))
    rng = np.random.default_rng(seed("tables"))
    for n, d, count in [(4, 2, 1), (3, 3, 2), (2, 4, 2), (6, 3, 2)]:
        call = ratings(rng, n, d), balanced(n, d, count), 0.0, 1
        cases.append((call, biases_by_turns(*call)))
    assert_cases(student.fit_biases, cases, scaled_atol=1e-9, parts=PARTS)


@pytest.mark.points(1)
def test_more_sweeps(student, reference, seed):
    """Goes on for several sweeps and for many; 50 if it is not said."""
    rng = np.random.default_rng(seed("tables"))
    slow = balanced(6, 6, 2)  # a ring, along which sweeps converge slowly
    fixed = np.arange(36.0).reshape(6, 6) ** 2 % 7
    cases = [((fixed, slow, 0.0, 3), biases_by_turns(fixed, slow, 0.0, 3))]
    cases.append(((fixed, slow), biases_by_turns(fixed, slow, 0.0, 50)))
    for sweeps in (2, 3, 7):
        call = ratings(rng, 6, 6), slow, 0.0, sweeps
        cases.append((call, biases_by_turns(*call)))
    wide = balanced(10, 10, 2)
    nearly = np.array([[4.0], [-3.0], [1.0], [-2.0], [3.0]] * 2) + 1e-6 * (
        np.arange(100.0).reshape(10, 10) ** 2 % 7
    )
    label = "small biases of items, which settle slowly"
    cases.append(Case((nearly, wide), biases_by_turns(nearly, wide, 0.0, 50), label=label))
    ring = ratings(rng, 6, 6)
    cases.append(((ring, slow), biases_by_turns(ring, slow, 0.0, 50)))
    long = np.arange(144.0).reshape(12, 12) ** 2 % 7, balanced(12, 12, 2), 0.0, 350
    cases.append(Case(long, biases_by_turns(*long), label="350 sweeps"))
    assert_cases(student.fit_biases, cases, scaled_atol=1e-9, parts=PARTS)
    assert_agrees(student.fit_biases, reference.fit_biases, [cases[0][0]], scaled_atol=1e-9)


@pytest.mark.points(1)
def test_caution(student, seed):
    """Shrinks by lam, and tends to a ridge regression on indicators."""
    shrunk = (4.0, [0.0, -1.75, 1.75], [0.6, -0.6])
    cases = [((FULL, everything(FULL), 2.0, 1), shrunk)]
    cases.append(((*PAPER, 1.0, 1), (10 / 3, [4 / 9, -2 / 3], [5 / 27, -7 / 18])))
    rng = np.random.default_rng(seed("tables"))
    for lam, sweeps in [(0.5, 1), (2.0, 3), (40.0, 2)]:
        call = ratings(rng, 4, 4), balanced(4, 4, 2), lam, sweeps
        cases.append((call, biases_by_turns(*call)))
    assert_cases(student.fit_biases, cases, scaled_atol=1e-9, parts=PARTS)
    Y, mask = ratings(rng, 4, 4), balanced(4, 4, 3)
    many = [((Y, mask, 3.0, 200), biases_by_equations(Y, mask, 3.0))]
    assert_cases(student.fit_biases, many, scaled_atol=1e-8, parts=PARTS)


@pytest.mark.points(1)
def test_strangers(student):
    """Returns 0 for users and items without ratings, whatever lam is."""
    cases = []
    for lam in (0.0, 2.0):
        for call in [(STRANGE, KNOWN, lam, 1), (STRANGE.T, KNOWN.T, lam, 1)]:
            right = biases_by_turns(*call)
            cases.append(Case(call, right, label="users and items without ratings"))
    alone = np.zeros((2, 3), dtype=bool)
    alone[1, 2] = True
    for lam in (0.0, 2.0):
        call = np.full((2, 3), 7.0), alone, lam
        cases.append(Case(call, (7.0, [0.0] * 2, [0.0] * 3), label="a single rating"))
    assert_cases(student.fit_biases, cases, scaled_atol=1e-9, atol=1e-12, parts=PARTS)


@pytest.mark.points(1)
def test_forms(student, seed):
    """Does not see empty cells, stands still for n_iter = 0, takes units and integers."""
    Y = np.array([[4.0, 7.0, 2.0], [9.0, 1.0, 5.0], [3.0, 8.0, 0.0]])
    mask = balanced(3, 3, 2)
    call = Y, mask, 0.0, 2
    right = biases_by_turns(*call)
    cases = junk_cases(call, right, mask)
    zeros = (Y[mask].mean(), [0.0] * 3, [0.0] * 3)
    cases.append(Case((Y, mask, 0.0, 0), zeros, label="no sweep"))
    cases += integer_cases(call, right, (0,))
    for unit in (1e-15, 1e-9, 1e9):
        scaled = tuple(unit * part for part in right)
        cases.append(Case((unit * Y, mask, 0.0, 2), scaled, label=f"units of {unit:g}"))
    large = np.array([[250, 240], [200, 250]], dtype=np.uint8)
    whole = biases_by_turns(large, everything(large), 0.0, 1)
    cases.append(Case((large, everything(large), 0.0, 1), whole, label="large ratings of uint8"))
    assert_cases(student.fit_biases, cases, scaled_atol=1e-9, parts=PARTS)
    whole = Y.astype(int), mask, 0.0, 0
    for part in (1, 2):
        still = Case(whole, [0.0] * 3, label="no sweep, ratings of int64")
        assert_cases(student.fit_biases, [still], part=(part, 3), dtype=float)
    tables = [
        (FULL, everything(FULL)),
        *((np.where(mask, Y, hole), mask) for hole in (np.nan, np.inf)),
    ]
    assert_leaves_arguments(student.fit_biases, [call, *tables])


@pytest.mark.points(1)
def test_nothing_observed(student):
    """Raises ValueError if no cell was observed."""
    calls = {
        "nothing observed": (FULL, FULL < 0),
        "nothing observed, lam = 2": (FULL, FULL < 0, 2.0),
        "nothing observed, no sweep": (FULL, FULL < 0, 0.0, 0),
        "nothing observed, nan everywhere": (FULL * np.nan, FULL < 0),
    }
    assert_raises(student.fit_biases, ValueError, calls, works_on=[(FULL, everything(FULL))])


@counterexample_search(
    Y=strategies.matrices(2, 2),
    M=strategies.matrices(2, 2, low=0, high=1),
    lam=strategies.choices(0.0, 1.0),
    n_iter=strategies.choices(0, 1, 2),
)
def agrees_with_the_reference(student, reference, Y, M, lam, n_iter):
    mask = M > 0
    if mask.any():
        call = np.where(mask, Y, np.nan), mask, lam, n_iter
        assert_close(student.fit_biases(*call), reference.fit_biases(*call), atol=1e-9)
