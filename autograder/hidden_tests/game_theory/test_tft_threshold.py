"""Hidden tests of tft_threshold; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.repeated_dilemmas import DILEMMA, YEARS, symmetric_dilemma
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_turns(student):
    """Returns the threshold of taking turns where it is larger, also above 1."""
    near = 1000 + symmetric_dilemma(7, 4, 2, 0) / 512  # exact in binary
    nearer = 1 + symmetric_dilemma(7, 4, 2, 0) * 2.0**-44  # likewise
    small = symmetric_dilemma(100, -50, -90, -128).astype(np.int8)
    cases = [
        Case((DILEMMA,), 2 / 3, label="5, 3, 1, 0"),
        Case((symmetric_dilemma(7, 4, 1.5, 0),), 0.75, label="7, 4, 1.5, 0"),
        Case((symmetric_dilemma(10, 4, 3, 0),), 1.5, label="10, 4, 3, 0"),
        Case((symmetric_dilemma(6, 4, 0, -1.5),), 2 / 5.5, label="6, 4, 0, -1.5"),
        Case((near,), 0.75, label="payoffs that differ by little"),
        Case((nearer,), 0.75, label="payoffs that differ by 1e-13"),
        Case((small,), 150 / 78, label="8-bit integers"),
    ]
    assert_cases(student.tft_threshold, cases)


@pytest.mark.points(1)
def test_always(student, reference, seed):
    """Returns the threshold of always defecting where it is larger."""
    cases = [
        Case((YEARS,), 1 / 6, label="years in prison"),
        Case((symmetric_dilemma(5, 3, 2, -4),), 2 / 3, label="5, 3, 2, -4"),
        Case((symmetric_dilemma(4, 3, 2.5, 0),), 2 / 3, label="4, 3, 2.5, 0"),
    ]
    assert_cases(student.tft_threshold, cases)
    rng = np.random.default_rng(seed("payoffs"))
    calls = []
    for _ in range(5):
        T, R, P = 3 + rng.random(), 2 + rng.random(), 1 + rng.random()
        calls.append((symmetric_dilemma(T, R, P, P - 5),))
    assert_agrees(student.tft_threshold, reference.tft_threshold, calls)
    assert_leaves_arguments(student.tft_threshold, calls)


@pytest.mark.points(1)
def test_no_dilemma(student):
    """Raises ValueError for another order of the payoffs, and for equal payoffs."""
    calls = {
        "T below R": (symmetric_dilemma(2, 3, 1, 0),),
        "R below P": (symmetric_dilemma(5, 1, 3, 0),),
        "P below S": (symmetric_dilemma(5, 3, 0, 1),),
        "T = R": (symmetric_dilemma(3, 3, 1, 0),),
        "R = P": (symmetric_dilemma(5, 1, 1, 0),),
        "P = S": (symmetric_dilemma(5, 3, 0, 0),),
    }
    assert_raises(student.tft_threshold, ValueError, calls, works_on=[(DILEMMA,), (YEARS,)])


@counterexample_search(
    payoffs=strategies.choices((5, 3, 1, 0), (4, 3, 2, 0), (9, 3, 2, 0), (4, 3, 2, -5))
)
def agrees_with_the_reference(student, reference, payoffs):
    call = (symmetric_dilemma(*payoffs),)
    assert_agrees(student.tft_threshold, reference.tft_threshold, [call])
