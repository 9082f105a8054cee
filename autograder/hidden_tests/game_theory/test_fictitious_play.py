"""Hidden tests of fictitious_play; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.tables_of_games import ROCK_PAPER_SCISSORS, game_value
from autograder.testing import (
    Case,
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_distributions,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

WIDE = np.array([[3.0, -2.0, 1.0, 0.5], [-1.0, 4.0, -3.0, 2.5]])
CARDS = np.array([[-50, 50], [100, -50]], dtype=np.int8)
# The first actions are better; after 132 rounds the sums exceed 16-bit integers.
BYTES = np.array([[250, 255], [240, 245]], dtype=np.uint8)
SHARES = {"read": lambda got: as_tuple(got, 4)[:2], "atol": 1e-9}


@pytest.mark.points(1)
def test_histories(student, reference, seed):
    """Answers all moves so far, both players at the same time, from first moves of 0."""
    cases = [
        ((np.array([[-5.0, 5.0], [10.0, -5.0]]), 3), ([1 / 3, 2 / 3], [2 / 3, 1 / 3])),
        ((np.array([[2.0, 1.0], [3.0, 0.0]]), 4), ([0.75, 0.25], [0.25, 0.75])),
        Case((CARDS, 5), ([0.2, 0.8], [0.4, 0.6]), label="8-bit integers"),
        Case((BYTES, 140), ([1.0, 0.0], [1.0, 0.0]), label="8-bit integers, many rounds"),
    ]
    assert_cases(student.fictitious_play, cases, **SHARES)
    calls = []
    rng = np.random.default_rng(seed("tables"))
    calls += [(rng.normal(size=(m, n)), 40) for m, n in ((2, 3), (3, 3), (4, 2))]
    calls += [(WIDE, 2), (WIDE, 30), (WIDE.T + 1, 25)]
    expected = [reference.fictitious_play(*call)[:2] for call in calls]
    assert_cases(student.fictitious_play, zip(calls, expected, strict=True), **SHARES)
    assert_leaves_arguments(student.fictitious_play, calls)


@pytest.mark.points(1)
def test_ties(student, reference):
    """Takes the smallest of equally good actions, within 1e-9; one round is action 0."""
    tenths = np.array([[0.1, 0.2, 0.4], [0.2, 0.1, 0.4], [0.15, 0.15, 0.4]])
    same = np.array([[1.0, 3.0, 5.0], [1.0 + 1e-10, 3.0, 5.0], [3.0, 1.0, 5.0]])
    nearly = np.array([[1.0, 1.0 - 1e-10, 3.0]] * 3)
    cases = [
        Case((np.zeros((3, 3)), 5), ([1.0, 0.0, 0.0], [1.0, 0.0, 0.0]), label="all equal"),
        Case((WIDE[:, :2], 1), ([1.0, 0.0], [1.0, 0.0]), label="a single round"),
        Case((np.array([[1.0, -1.0], [-1.0, 1.0]]), 2), ([1.0, 0.0], [0.5, 0.5])),
        Case((nearly, 3), ([1.0, 0.0, 0.0],) * 2, label="columns within 1e-9"),
        Case((-nearly.T, 3), ([1.0, 0.0, 0.0],) * 2, label="rows within 1e-9"),
    ]
    assert_cases(student.fictitious_play, cases, **SHARES)
    close = 1e5 + np.array([[0.0, 0.0], [4e-6, 4e-6]])
    cases = [
        Case((close, 3), ([1 / 3, 2 / 3], [1.0, 0.0]), label="sums that differ by 4e-6"),
        Case((-close.T, 3), ([1.0, 0.0], [1 / 3, 2 / 3]), label="sums that differ by 4e-6"),
    ]
    assert_cases(student.fictitious_play, cases, **SHARES)
    calls = [(ROCK_PAPER_SCISSORS, n) for n in (2, 3, 4, 20)]
    calls += [(ROCK_PAPER_SCISSORS.astype(int), 20), (tenths, 12), (same, 12)]
    expected = [reference.fictitious_play(*call)[:2] for call in calls]
    assert_cases(student.fictitious_play, zip(calls, expected, strict=True), **SHARES)


@pytest.mark.points(1)
def test_bounds(student, seed):
    """Returns shares that add up to 1, and two bounds that enclose the value."""
    rng = np.random.default_rng(seed("bounds"))
    tables = [ROCK_PAPER_SCISSORS + 2.0, WIDE[:, 1:3], *(rng.normal(size=(3, 3)) for _ in range(3))]

    def encloses(got, A, n_iter):
        p, q, lower, upper = as_tuple(got, 4)
        assert_distributions([p], shape=(1, len(A)))
        assert_distributions([q], shape=(1, len(A.T)))
        value = game_value(A)
        require(lower <= value + 1e-9 and value <= upper + 1e-9, "The value is outside.")
        require(abs(lower - (p @ A).min()) < 1e-9, "The lower bound is not that of p.")
        require(abs(upper - (A @ q).max()) < 1e-9, "The upper bound is not that of q.")
        require(upper - lower < 1.5, "The bounds are far apart after many rounds.")

    assert_law(student.fictitious_play, [(A, 200) for A in tables], encloses)


@counterexample_search(
    A=strategies.matrices((1, 3), (1, 3), -4, 4), n_iter=strategies.choices(3, 1, 2, 6)
)
def agrees_with_the_reference(student, reference, A, n_iter):
    assert_agrees(student.fictitious_play, reference.fictitious_play, [(A, n_iter)], atol=1e-9)
