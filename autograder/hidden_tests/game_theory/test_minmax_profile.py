"""Hidden tests of minmax_profile; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.tables_of_games import (
    CONCERT,
    PRISONERS,
    game_value,
    tables_without_saddle,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

UNLIKE = np.array([[4.0, -1.5], [0.5, 3.0]]), np.array([[2.5, 7.0], [6.0, -1.0]])
SMALL = np.array([[-128, 90], [100, -100]], dtype=np.int8)
BILLIONS = np.array([[5, 1], [2, 4]]) * 10**9
NEAR = 1e6 + np.array([[4.0, 0.0], [1.0, 3.0]])
SADDLES = np.array([[2.0, 7.0], [1.0, 9.0]]), np.array([[-3.0, -5.0], [1.0, -2.0]])


@pytest.mark.points(1)
def test_row_player(student, seed):
    """Returns the row player's value first where players mix."""
    rng = np.random.default_rng(seed("rows"))
    games = [
        CONCERT,
        UNLIKE,
        UNLIKE[::-1],
        (SMALL, SMALL),
        *(tuple(tables_without_saddle(rng, 2)) for _ in range(3)),
    ]
    cases = [(g, game_value(g[0])) for g in games]
    cases += [Case((BILLIONS, NEAR), 3e9, label="integers of billions")]
    cases += [Case((NEAR, BILLIONS), 1e6 + 2, label="payoffs that differ by little")]
    assert_cases(student.minmax_profile, cases, part=(0, 2), atol=1e-9)
    assert_leaves_arguments(student.minmax_profile, games)


@pytest.mark.points(1)
def test_column_player(student, seed):
    """Returns the column player's value second where players mix."""
    rng = np.random.default_rng(seed("columns"))
    lopsided = np.array([[4.0, 0.0], [1.0, 2.0]]), np.array([[7.0, 2.0], [-1.0, 3.0]])
    games = [
        CONCERT,
        UNLIKE,
        UNLIKE[::-1],
        lopsided,
        (SMALL, SMALL),
        *(tuple(tables_without_saddle(rng, 2)) for _ in range(3)),
    ]
    cases = [(g, game_value(g[1].T)) for g in games]
    cases += [Case((NEAR.T, BILLIONS.T), 3e9, label="integers of billions")]
    cases += [Case((BILLIONS, NEAR.T), 1e6 + 2, label="payoffs that differ by little")]
    assert_cases(student.minmax_profile, cases, part=(1, 2), atol=1e-9)


@pytest.mark.points(1)
def test_row_saddles(student):
    """Returns the row player's value at saddle points."""
    cases = [
        Case(PRISONERS, 1.0, label="the dilemma"),
        Case(SADDLES, 2.0, label="unlike payoffs"),
        Case((SADDLES[1], SADDLES[0]), -2.0, label="unlike payoffs"),
        Case((np.full((2, 2), 3.0), UNLIKE[1]), 3.0, label="all equal"),
    ]
    assert_cases(student.minmax_profile, cases, part=(0, 2), atol=1e-9)


@pytest.mark.points(1)
def test_column_saddles(student):
    """Returns the column player's value at saddle points."""
    cases = [
        Case(PRISONERS, 1.0, label="the dilemma"),
        Case(SADDLES, -3.0, label="unlike payoffs"),
        Case((SADDLES[1], SADDLES[0]), 7.0, label="unlike payoffs"),
        Case((UNLIKE[0], np.full((2, 2), 3.0)), 3.0, label="all equal"),
    ]
    assert_cases(student.minmax_profile, cases, part=(1, 2), atol=1e-9)


@counterexample_search(A=strategies.matrices(2, 2, -2, 3), B=strategies.matrices(2, 2, -2, 3))
def agrees_with_the_reference(student, reference, A, B):
    assert_agrees(student.minmax_profile, reference.minmax_profile, [(A, B)], atol=1e-9)
