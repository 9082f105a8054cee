"""Hidden tests of play_ipd; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.repeated_dilemmas import (
    DILEMMA,
    LOPSIDED,
    players,
    remembers,
)
from autograder.testing import (
    Case,
    Spy,
    as_tuple,
    assert_cases,
    assert_close,
    assert_equal,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

SMALL = np.full((2, 2, 2), 100, dtype=np.int8)


@pytest.mark.points(1)
def test_moves(student, open_function, seed):
    """Plays at the same time, each with its own view of all moves so far, a row for each round."""
    tft, alld, pavlov = players(open_function, "tft", "alld", "pavlov")
    fickle = open_function("remembers", 0, [[1, 0], [1, 1]])
    long = [0] * 11 + [1, 0, 1]
    late = open_function("scripted", [0, 0, 1, 0, 0, 0])
    cases = [
        ((tft, late, DILEMMA, 5), [[0, 0], [0, 0], [0, 1], [1, 0], [0, 0]]),
        ((late, tft, DILEMMA, 5), [[0, 0], [0, 0], [1, 0], [0, 1], [0, 0]]),
        ((pavlov, alld, DILEMMA, 4), [[0, 1], [1, 1], [0, 1], [1, 1]]),
        ((fickle, alld, DILEMMA, 4), [[0, 1], [0, 1], [0, 1], [0, 1]]),
        ((alld, fickle, DILEMMA, 3), [[1, 0], [1, 0], [1, 0]]),
        (
            (open_function("grim"), late, DILEMMA, 6),
            [[0, 0], [0, 0], [0, 1], [1, 0], [1, 0], [1, 0]],
        ),
        ((open_function("scripted", long), alld, DILEMMA, 14), [[k, 1] for k in long]),
        ((late, open_function("grim"), DILEMMA, 5), [[0, 0], [0, 0], [1, 0], [0, 1], [0, 1]]),
    ]
    script = np.random.default_rng(seed("script")).integers(0, 2, size=12).tolist()
    played = tft, open_function("scripted", script), DILEMMA, 12
    cases.append((played, np.column_stack([[0, *script[:-1]], script])))
    cases = [(call, np.array(moves)) for call, moves in cases]
    for label, moves in (("1.0", [1.0, 0.0, 1.0]), ("True", [True, False, True])):
        call = open_function("scripted", moves), tft, DILEMMA, 3
        expected = np.array([[1, 0], [0, 1], [1, 0]])
        cases.append(Case(call, expected, label=f"moves written as {label}"))
    assert_cases(student.play_ipd, cases, part=(0, 2), what="the moves")


@pytest.mark.points(1)
def test_totals(student, open_function, seed):
    """Adds up totals with unlike payoffs of the two."""
    rng = np.random.default_rng(seed("totals"))
    alld, allc, wary = players(open_function, "alld", "allc", "wary")
    cases = [
        ((allc, alld, LOPSIDED, 3), np.array([-21.0, 150.0])),
        ((alld, allc, LOPSIDED, 2), np.array([10.0, -22.0])),
        ((alld, alld, LOPSIDED + 0.25, 2), np.array([2.5, 26.5])),
        Case((allc, allc, SMALL, 5), np.array([500.0, 500.0]), label="8-bit integers"),
    ]
    for n in (1, 5):
        payoff = rng.normal(size=(2, 2, 2))
        cases.append(((wary, allc, payoff, n), payoff[1, 0] + (n - 1) * payoff[0, 0]))
        cases.append(((alld, wary, payoff, n), n * payoff[1, 1]))
    assert_cases(student.play_ipd, cases, part=(1, 2), atol=1e-9, what="the totals")


@pytest.mark.points(1)
def test_no_rounds(student, open_function):
    """Returns an empty table of integers and zeros for no rounds."""
    (allc,) = players(open_function, "allc")
    two, none = student.play_ipd.map([(allc, allc, DILEMMA, n) for n in (2, 0)])
    assert_equal(np.shape(as_tuple(two, 2)[0]), (2, 2), what="the shape of two rounds")
    moves, totals = as_tuple(none, 2)
    assert_equal(np.shape(moves), (0, 2), what="the shape of no rounds")
    require(np.asarray(moves).dtype.kind in "iu", "The moves are no integers.")
    assert_close(totals, [0.0, 0.0], what="both totals")


@pytest.mark.points(1)
def test_fair_play(student, open_function):
    """Asks once a round, and is not disturbed by strategies that write into their lists."""
    (allc, tft), meddler = players(open_function, "allc", "tft"), open_function("meddler")
    cases = [
        Case((meddler, allc, DILEMMA, 6), np.zeros((6, 2)), label="the first player meddles"),
        Case((allc, meddler, DILEMMA, 6), np.zeros((6, 2)), label="the second player meddles"),
        Case((meddler, tft, DILEMMA, 6), np.zeros((6, 2))),
    ]
    assert_cases(student.play_ipd, cases, part=(0, 2), what="the moves")
    spies = Spy(remembers("allc")), Spy(remembers("alld"))
    student.play_ipd(*spies, DILEMMA, 7)
    require([len(spy.calls) for spy in spies] == [7, 7], "A strategy is not asked once a round.")


@pytest.mark.points(1)
def test_moves_that_are_none(student, open_function):
    """Raises ValueError for 2, -1, one half, nearly 1, a text and None, of either player."""
    (allc,) = players(open_function, "allc")
    bad = {"2": 2, "-1": -1, "one half": 0.5, "1 + 1e-12": 1 + 1e-12, "a text": "1", "None": None}
    calls = {}
    for label, move in bad.items():
        wrong = open_function("remembers", move, [[0, 0], [0, 0]])
        later = open_function("remembers", 0, [[move, move], [move, move]])
        calls[f"{label} at first"] = wrong, allc, DILEMMA, 3
        calls[f"{label} later"] = later, allc, DILEMMA, 3
        calls[f"{label} of the second player"] = allc, later, DILEMMA, 3
    assert_raises(student.play_ipd, ValueError, calls, works_on=[(allc, allc, DILEMMA, 3)])


@counterexample_search(
    a=strategies.choices("allc", "alld", "tft", "pavlov", "grim"),
    b=strategies.choices("allc", "alld", "tft", "pavlov"),
    n_rounds=strategies.choices(1, 2, 3, 0),
)
def agrees_with_the_reference(student, reference, open_function, a, b, n_rounds):
    call = *players(open_function, a, b), LOPSIDED, n_rounds
    moves, totals = as_tuple(student.play_ipd(*call), 2)
    expected = reference.play_ipd(*call)
    assert_close(moves, expected[0], what="the moves")
    assert_close(totals, expected[1], atol=1e-9, what="the totals")
