"""Hidden tests of is_subgame_perfect; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.repeated_dilemmas import (
    DILEMMA,
    YEARS,
    players,
    symmetric_dilemma,
)
from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_raises,
    counterexample_search,
    strategies,
)

MILD = symmetric_dilemma(3, 2, 1, 0)
# To cooperate pays 200 more, which is no 8-bit integer.
SMALL = symmetric_dilemma(-100, 100, -100, 100).astype(np.int8)


def said(student, open_function, cases):
    """Assert verdicts: name, payoffs, gamma and what is right."""
    given = []
    for name, payoff, gamma, expected in cases:
        given.append(
            Case(
                (*players(open_function, name), payoff, gamma),
                expected,
                label=f"{name} at {gamma:g}",
            )
        )
    assert_cases(student.is_subgame_perfect, given, compare=assert_equal)


@pytest.mark.points(1)
def test_threats(student, open_function):
    """Looks at all five histories and what comes after, not only at the path."""
    cases = [("tft", DILEMMA, g, False) for g in (0.3, 0.75)]
    cases += [("grim", DILEMMA, 0.45, False), ("grim", DILEMMA, 0.55, True)]
    cases += [("alld", DILEMMA, 0.0, True)]
    said(student, open_function, cases)
    lenient = open_function("remembers", 1, [[0, 1], [1, 1]])  # gains after (0, 0)
    sorry = open_function("remembers", 1, [[1, 1], [1, 0]])  # gains after (1, 1) only
    given = [Case((lenient, DILEMMA, 0.3), False, label="never first at 0.3")]
    given += [Case((sorry, DILEMMA, 0.9), False, label="by turns at 0.9")]
    assert_cases(student.is_subgame_perfect, given, compare=assert_equal)


@pytest.mark.points(1)
def test_pavlov_and_years(student, open_function):
    """Judges Pavlov and others with other payoffs, by single deviations of both kinds."""
    cases = [("pavlov", DILEMMA, g, False) for g in (0.3, 0.95)]
    cases += [("pavlov", YEARS, 0.15, False), ("pavlov", YEARS, 0.25, True)]
    cases += [("grim", YEARS, 0.1, False), ("tft", YEARS, 0.5, False)]
    cases += [
        ("allc", DILEMMA, 0.9, False),
        ("allc", YEARS, 0.9, False),
        ("wary", YEARS, 0.6, False),
    ]
    said(student, open_function, cases)
    # Only single deviations gain here: to cooperate always, or to defect always, does not.
    fierce = open_function("remembers", 1, [[1, 1], [0, 1]])
    single = [Case((fierce, DILEMMA, 0.3), False, label="one move alone at 0.3")]
    assert_cases(student.is_subgame_perfect, single, compare=assert_equal)


@pytest.mark.points(1)
def test_thresholds(student, open_function):
    """Says True at thresholds, where a deviation changes nothing; takes factors of 0 and near 1."""
    cases = [
        ("tft", MILD, 0.5, True),
        ("grim", symmetric_dilemma(11, 4, 1, 0), 0.7, True),
        ("tft", MILD, 0.45, False),
        ("grim", DILEMMA, 0.499999, False),
        ("tft", MILD, 0.55, False),
        ("grim", symmetric_dilemma(8, 3, 2.999, 0), 0.9999, True),
        ("tft", DILEMMA, 0.0, False),
        ("grim", DILEMMA, 0.0, False),
    ]
    said(student, open_function, cases)


@pytest.mark.points(1)
def test_each_player(student, open_function):
    """Looks at deviations of both players with unlike payoffs, at the empty history; errors."""
    hardly = np.array([[[3.0, 3.0], [0.0, 9.0]], [[5.0, 0.0], [1.0, 1.0]]])
    said(student, open_function, [("grim", hardly, 0.6, False), ("grim", hardly, 0.8, True)])
    said(student, open_function, [("grim", hardly.transpose(1, 0, 2)[..., ::-1], 0.6, False)])
    grim = players(open_function, "grim")[0]
    first = open_function("remembers", 1, [[0, 0], [0, 0]])
    nice = symmetric_dilemma(2, 4, 1, 3)
    once = open_function("remembers", 0, [[0, 0], [1, 0]])
    odd = np.array([[[0.0, 2.0], [4.0, 1.0]], [[0.0, 4.0], [4.0, 1.0]]])
    cases = [
        Case((first, nice, 0.5), False, label="a bad start"),
        Case((once, odd, 0.5), False, label="a gain after one pair only"),
        Case((once, odd.transpose(1, 0, 2)[..., ::-1], 0.5), False, label="a gain after one pair"),
        Case((*players(open_function, "allc"), nice, 0.5), True, label="a good start"),
        Case((*players(open_function, "allc"), SMALL, 0.5), True, label="8-bit integers"),
    ]
    assert_cases(student.is_subgame_perfect, cases, compare=assert_equal)
    calls = {f"gamma = {g}": (grim, DILEMMA, g) for g in (1.0, -0.5)}
    works_on = [(grim, DILEMMA, 0.4)]
    assert_raises(student.is_subgame_perfect, ValueError, calls, works_on=works_on)


@counterexample_search(
    name=strategies.choices("tft", "grim", "pavlov", "alld", "allc"),
    gamma=strategies.choices(0.75, 0.25, 0.0),
)
def agrees_with_the_reference(student, reference, open_function, name, gamma):
    call = *players(open_function, name), DILEMMA, gamma
    assert_equal(student.is_subgame_perfect(*call), reference.is_subgame_perfect(*call))
