"""Hidden tests of minimax_q_update; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    Spy,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)

Q = np.array([[[0.5, -2.0, 1.0], [4.0, 0.25, 3.0]], [[3.0, -1.0, 7.0], [-2.0, 4.0, 0.5]]])


# After this state comes one that is worth nothing, whatever is done there.
ENDING = np.stack([Q[0], np.zeros((2, 3))])


@pytest.mark.points(1)
def test_target(student, reference, open_function, seed):
    """Uses the discounted value that the function returns for the next state's table."""
    pure, corner = open_function("pure_value"), open_function("corner")
    expected = Q.copy()
    expected[0, 1, 2] = 3 + 0.5 * (2.0 + 0.5 * -1.0 - 3)
    other = Q.copy()
    other[1, 0, 1] = -1 + 0.25 * (-3.0 + 0.8 * (1.0 - 4.0) + 1)
    whole = Q.copy()
    whole[0, 1, 1] = 0.25 + 0.5 * (2.0 + 1.0 * -1.0 - 0.25)
    none = Q.copy()
    none[0, 1, 1] = 0.25 + 0.5 * (2.0 - 0.25)
    back = Q.copy()
    back[1, 1, 0] = -2 + 0.5 * (3.0 + 0.5 * (7.0 + 2.0) + 2)
    cases = [
        ((Q, 0, 1, 2, 2.0, 1, 0.5, 0.5, pure), expected),
        ((Q, 1, 0, 1, -3.0, 0, 0.25, 0.8, corner), other),
        Case((Q, 1, 1, 0, 3.0, 1, 0.5, 0.5, corner), back, label="the same state again"),
        Case((Q, 0, 1, 1, 2.0, 1, 0.5, 1.0, pure), whole, label="gamma = 1"),
        Case((Q, 0, 1, 1, 2.0, 1, 0.5, 0.0, pure), none, label="gamma = 0"),
    ]
    assert_cases(student.minimax_q_update, cases)
    rng = np.random.default_rng(seed("tables"))
    calls = [(rng.normal(size=(3, 2, 4)), s, 1, 3, 0.7, 2 - s, 0.3, 0.9, corner) for s in (0, 1, 2)]
    assert_agrees(student.minimax_q_update, reference.minimax_q_update, calls)


@pytest.mark.points(1)
def test_steps(student, open_function):
    """Takes steps of any size from the old entry, where the game ends."""
    pure = open_function("pure_value")
    cases = []
    for alpha, entry in ((0.0, 0.25), (1.0, 2.0), (0.5, 1.125), (0.125, 0.46875)):
        expected = ENDING.copy()
        expected[0, 1, 1] = entry
        call = ENDING, 0, 1, 1, 2.0, 1, alpha, 0.5, pure
        cases.append(Case(call, expected, label=f"alpha = {alpha:g}"))
    assert_cases(student.minimax_q_update, cases)


@pytest.mark.points(1)
def test_one_entry(student, open_function):
    """Changes one entry alone, of a copy; takes integers and tables of a single row or column."""
    pure = open_function("pure_value")
    calls = {
        "integers": (np.array([[[1, 2], [3, 4]], [[0, 0], [0, 0]]]), 0, 0, 1),
        "a single row": (np.array([[[2.0, -4.0]], [[0.0, 0.0]]]), 0, 0, 1),
        "a single column": (np.array([[[2.0], [-4.0]], [[0.0], [0.0]]]), 0, 1, 0),
        "three columns": (ENDING, 0, 1, 0),
    }
    cases = []
    for label, (table, *place) in calls.items():
        expected = table.astype(float)
        expected[tuple(place)] += 0.5 * (1.0 - expected[tuple(place)])
        cases.append(Case((table, *place, 1.0, 1, 0.5, 0.5, pure), expected, label=label))
    small = np.array([[[7, 100], [-90, 0]], [[0, 0], [0, 0]]], dtype=np.int8)
    expected = small.astype(float)
    expected[0, 0, 1] += 0.5 * (0.7 - 100)
    call = small, 0, 0, 1, 0.7, 1, 0.5, 0.5, pure
    cases.append(Case(call, expected, label="8-bit integers"))
    assert_cases(student.minimax_q_update, cases)
    assert_leaves_arguments(student.minimax_q_update, [case.arguments for case in cases])


@pytest.mark.points(1)
def test_one_call(student):
    """Makes one call of the value function, with the next state's table."""
    for alpha, gamma in ((0.5, 0.5), (0.0, 0.0)):
        spy = Spy(lambda table: 2.0)
        student.minimax_q_update(Q, 0, 1, 1, 1.0, 1, alpha, gamma, spy)
        require(len(spy.calls) == 1, "The value function is not called once.")
        table = spy.given(0)[0]
        require(isinstance(table, np.ndarray), "The value function was given no array.")
        assert_close(table, Q[1], what="what the value function was given")


@counterexample_search(
    Q=strategies.matrices(2, 2, -3, 3),
    a=strategies.choices(0, 1),
    b=strategies.choices(0, 1),
    r=strategies.numbers(-2, 2),
)
def agrees_with_the_reference(student, reference, open_function, Q, a, b, r):
    call = np.stack([Q, Q[::-1] + 1]), 0, a, b, r, 1, 0.5, 0.5, open_function("pure_value")
    assert_agrees(student.minimax_q_update, reference.minimax_q_update, [call])
