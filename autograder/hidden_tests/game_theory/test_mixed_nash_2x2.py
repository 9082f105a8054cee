"""Hidden tests of mixed_nash_2x2; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.game_theory.tables_of_games import CONCERT, PRISONERS
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

INSPECTION = np.array([[1.0, 5.0], [3.0, -2.0]]), np.array([[7.0, 2.0], [-1.0, 2.0]])


@pytest.mark.points(1)
def test_interior(student, reference, seed):
    """Returns probabilities of the first actions that make the other indifferent."""
    cases = [
        (CONCERT, (2 / 3, 1 / 3)),
        (INSPECTION, (0.375, 7 / 9)),
        (tuple(1e-6 * M for M in INSPECTION), (0.375, 7 / 9)),
        (tuple(1e-10 * M for M in INSPECTION), (0.375, 7 / 9)),
        Case(
            tuple(4e-13 * M for M in INSPECTION),
            (0.375, 7 / 9),
            label="denominators of 3.2e-12 and -3.6e-12",
        ),
        (tuple((17 * M).astype(np.int8) for M in INSPECTION), (0.375, 7 / 9)),
        Case((CONCERT[0], np.diag([1.0, 1e-7])), (1e-7 / (1 + 1e-7), 1 / 3), label="p near 0"),
        Case((CONCERT[0], np.diag([1.0, 1e-10])), (1e-10, 1 / 3), label="p near 0", atol=1e-14),
        Case((CONCERT[0], np.diag([1.0, 1e-13])), (1e-13, 1 / 3), label="p near 0", atol=1e-14),
        Case((np.diag([1e-10, 1.0]), CONCERT[1]), (2 / 3, 1 - 1e-10), label="q near 1"),
        Case((np.diag([1e-13, 1.0]), CONCERT[1]), (2 / 3, 1 - 1e-13), label="q near 1"),
        ((np.array([[1, -1], [-1, 1]]), np.array([[-1, 1], [1, -1]])), (0.5, 0.5)),
    ]
    assert_cases(student.mixed_nash_2x2, cases)
    rng = np.random.default_rng(seed("games"))
    calls = []
    for _ in range(5):
        A, B = rng.uniform(1, 3, size=(2, 2)), rng.uniform(1, 3, size=(2, 2))
        calls.append((A * [[1, -1], [-1, 1]], B * [[-1, 1], [1, -1]]))
    assert_agrees(student.mixed_nash_2x2, reference.mixed_nash_2x2, calls)
    assert_leaves_arguments(student.mixed_nash_2x2, [*calls, PRISONERS])


@pytest.mark.points(1)
def test_none(student):
    """Returns None outside of 0 and 1, exactly at them, and for denominators of 0."""
    edge, beyond = np.array([[2.0, 1.0], [1.0, 1.0]]), np.array([[0.0, 1.0], [0.0, 3.0]])
    tiny = np.diag([1e-13, 5e-14])
    cases = [
        Case(PRISONERS, None, label="the dilemma"),
        Case((CONCERT[0], PRISONERS[1]), None, label="only one of the two mixes"),
        Case(
            (PRISONERS[0] + [[0, 0], [0, 3]], CONCERT[1]), None, label="only one of the two mixes"
        ),
        Case((edge, CONCERT[1]), None, label="a probability of exactly 0"),
        Case((CONCERT[0], edge), None, label="a probability of exactly 0"),
        Case((edge[::-1, ::-1], CONCERT[1]), None, label="a probability of exactly 1"),
        Case((CONCERT[0], edge[::-1, ::-1]), None, label="a probability of exactly 1"),
        Case((beyond.T, CONCERT[1]), None, label="above 1"),
        Case((CONCERT[0], beyond), None, label="above 1"),
        Case((beyond.T[:, ::-1], CONCERT[1]), None, label="below 0"),
        Case((CONCERT[0], beyond[::-1]), None, label="below 0"),
        Case((tiny, CONCERT[1]), None, label="a denominator of 1.5e-13"),
        Case((CONCERT[0], tiny), None, label="a denominator of 1.5e-13"),
        Case((np.zeros((2, 2)), CONCERT[1]), None, label="a denominator of 0"),
        Case((CONCERT[0], np.ones((2, 2))), None, label="a denominator of 0"),
    ]

    def is_none(got, _):
        require(got is None, "The result is not None.")

    got = student.mixed_nash_2x2.map([CONCERT, CONCERT[::-1]])
    require(
        all(isinstance(pair, tuple) for pair in got),
        "The result is no pair where both players mix.",
    )
    assert_cases(student.mixed_nash_2x2, cases, compare=is_none)


@counterexample_search(A=strategies.matrices(2, 2, -2, 2), B=strategies.matrices(2, 2, -2, 2))
def agrees_with_the_reference(student, reference, A, B):
    expected = reference.mixed_nash_2x2(A, B)
    if expected is None:
        require(student.mixed_nash_2x2(A, B) is None, "The result is not None.")
    else:
        assert_agrees(student.mixed_nash_2x2, reference.mixed_nash_2x2, [(A, B)])
