"""Hidden tests of repeated_value; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.repeated_dilemmas import (
    DILEMMA,
    LOPSIDED,
    discounted,
    memory_one,
    players,
    remembers,
)
from autograder.testing import (
    Case,
    assert_cases,
    assert_raises,
    counterexample_search,
    strategies,
)

# Cycles of three, two and one round after one, two and three rounds that do not come back.
AFTER_A_START = [
    ((1, [[0, 1], [0, 0]]), (0, [[1, 0], [1, 0]])),
    ((1, [[0, 0], [0, 1]]), (1, [[1, 0], [0, 0]])),
    ((1, [[0, 0], [0, 1]]), (1, [[0, 1], [0, 0]])),
]
ALIKE = np.array([[[3.0, 2.0], [0.0, 5.0]], [[3.0, 2.0], [1.0, 1.0]]])
CONSTANT_PAIRS = [("tft", "tft"), ("alld", "allc"), ("allc", "pavlov")]


@pytest.mark.points(1)
def test_ends_in_one_pair(student, open_function):
    """Weights what comes before the cycle, where the moves end in a single pair."""
    tft, alld, grim = players(open_function, "tft", "alld", "grim")
    turn = open_function("grim")
    cases = [
        ((tft, alld, DILEMMA, 0.5), (0.5, 3.0)),
        ((tft, tft, DILEMMA, 0.75), (3.0, 3.0)),
        ((grim, alld, DILEMMA, 0.25), (0.25, 4.0)),
        ((turn, alld, DILEMMA, 0.75), (0.75, 2.0)),
        ((alld, alld, DILEMMA, 0.9), (1.0, 1.0)),
    ]
    assert_cases(student.repeated_value, cases, atol=1e-9)


@pytest.mark.points(1)
def test_cycles(student, open_function):
    """Closes cycles of several rounds, also after others, with moves at the same time."""
    names = [
        ("pavlov", "alld"),
        ("tft", "wary"),
        ("wary", "tft"),
        ("turn", "pavlov"),
        ("fickle", "tft"),
    ]
    names += [("fickle", "fickle"), ("pavlov", "wary"), ("turn", "tft")]
    symmetric = DILEMMA + np.array([0.25, 0.25])
    cases = []
    for a, b in names:
        played = players(open_function, a, b)
        expected = discounted(remembers(a), remembers(b), symmetric, 0.8)
        cases.append(((*played, symmetric, 0.8), expected))
    for a, b in AFTER_A_START:
        played = open_function("remembers", *a), open_function("remembers", *b)
        plain = memory_one(*a), memory_one(*b)
        cases.append(((*played, symmetric, 0.8), discounted(*plain, symmetric, 0.8)))
        # The pairs (C, C) and (D, C) are worth the same, and are not the same.
        cases.append(((*played, ALIKE, 0.8), discounted(*plain, ALIKE, 0.8)))
    call = *players(open_function, "pavlov", "alld"), DILEMMA, 0.5
    assert_cases(student.repeated_value, [*cases, (call, (1 / 3, 11 / 3))], atol=1e-9)


@pytest.mark.points(1)
def test_unlike_payoffs(student, open_function, seed):
    """Takes unlike payoffs of the two, and returns the first player's value first."""
    rng = np.random.default_rng(seed("payoffs"))
    cases = []
    for a, b in CONSTANT_PAIRS:
        played = players(open_function, a, b)
        for payoff in (LOPSIDED, rng.normal(size=(2, 2, 2))):
            expected = discounted(remembers(a), remembers(b), payoff, 0.6)
            cases.append(((*played, payoff, 0.6), expected))
    assert_cases(student.repeated_value, cases, atol=1e-9)


@pytest.mark.points(1)
def test_extreme_factors(student, open_function):
    """Takes a factor of 0, and factors close to 1."""
    alld, allc, fickle = players(open_function, "alld", "allc", "fickle")
    near = 1 - 2.0**-18
    cases = [
        Case((fickle, allc, DILEMMA, 0.0), (3.0, 3.0), label="gamma = 0"),
        Case((alld, allc, DILEMMA, 0.0), (5.0, 0.0), label="gamma = 0"),
        Case((alld, allc, DILEMMA, near), (5.0, 0.0), label="gamma close to 1"),
        Case((fickle, fickle, DILEMMA, near), 2 * [(3 + near) / (1 + near)], label="near 1"),
    ]
    assert_cases(student.repeated_value, cases, atol=1e-9)


@pytest.mark.points(1)
def test_wrong_factors(student, open_function):
    """Raises ValueError for factors of 1 or more and below 0."""
    (tft,) = players(open_function, "tft")
    calls = {f"gamma = {g}": (tft, tft, DILEMMA, g) for g in (1.0, 1.5, -0.25)}
    assert_raises(student.repeated_value, ValueError, calls, works_on=[(tft, tft, DILEMMA, 0.5)])


@counterexample_search(
    a=strategies.choices("allc", "alld", "tft", "pavlov", "grim"),
    b=strategies.choices("alld", "tft", "pavlov", "wary"),
    gamma=strategies.choices(0.5, 0.0, 0.75),
)
def agrees_with_the_reference(student, reference, open_function, a, b, gamma):
    call = *players(open_function, a, b), LOPSIDED, gamma
    assert_cases(student.repeated_value, [(call, reference.repeated_value(*call))], atol=1e-9)
