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


@pytest.mark.points(1)
def test_target(student, reference, open_function, seed):
    """Uses the value that the function returns for the next state's table."""
    pure, corner = open_function("pure_value"), open_function("corner")
    expected = Q.copy()
    expected[0, 1, 2] = 3 + 0.5 * (2.0 + 0.5 * -1.0 - 3)
    other = Q.copy()
    other[1, 0, 1] = -1 + 0.25 * (-3.0 + 0.8 * (1.0 - 4.0) + 1)
    cases = [
        ((Q, 0, 1, 2, 2.0, 1, 0.5, 0.5, pure), expected),
        ((Q, 1, 0, 1, -3.0, 0, 0.25, 0.8, corner), other),
    ]
    assert_cases(student.minimax_q_update, cases)
    rng = np.random.default_rng(seed("tables"))
    calls = [(rng.normal(size=(3, 2, 4)), s, 1, 3, 0.7, 2 - s, 0.3, 0.9, corner) for s in (0, 1, 2)]
    assert_agrees(student.minimax_q_update, reference.minimax_q_update, calls)


@pytest.mark.points(1)
def test_steps_and_discounts(student, open_function):
    """Takes steps of any size from the old entry, and discounts what comes later."""
    pure = open_function("pure_value")
    cases = []
    for alpha, gamma, entry in (
        (0.0, 0.5, 0.25),
        (1.0, 0.5, 1.5),
        (0.5, 0.0, 1.125),
        (0.5, 1.0, 0.625),
        (0.125, 0.5, 0.40625),
    ):
        expected = Q.copy()
        expected[0, 1, 1] = entry
        label = f"alpha = {alpha:g}, gamma = {gamma:g}"
        cases.append(Case((Q, 0, 1, 1, 2.0, 1, alpha, gamma, pure), expected, label=label))
    assert_cases(student.minimax_q_update, cases)


@pytest.mark.points(1)
def test_one_entry(student, open_function):
    """Changes one entry alone, of a copy; takes integers and tables of a single row or column."""
    pure = open_function("pure_value")
    whole = np.array([[[1, 2], [3, 4]], [[5, 6], [7, 9]]])
    expected = whole.astype(float)
    expected[1, 0, 1] = 6 + 0.5 * (1 - 6)
    flat = np.array([[[2.0, -4.0]], [[0.5, 3.0]]])
    later = flat.copy()
    later[0, 0, 1] = -4 + 0.5 * (0.0 + 4)
    tall = flat.transpose(0, 2, 1)
    after = tall.copy()
    after[0, 1, 0] = -4 + 0.5 * (0.0 + 4)
    calls = [
        (whole, 1, 0, 1, 1.0, 0, 0.5, 0.0, pure),
        (flat, 0, 0, 1, 0.0, 1, 0.5, 0.0, pure),
        (tall, 0, 1, 0, 0.0, 1, 0.5, 0.0, pure),
    ]
    labels = ("integers", "a single row", "a single column")
    cases = [
        Case(c, e, label=x) for c, e, x in zip(calls, (expected, later, after), labels, strict=True)
    ]
    assert_cases(student.minimax_q_update, cases)
    assert_leaves_arguments(student.minimax_q_update, calls)
    assert_leaves_arguments(student.minimax_q_update, [(Q.copy(), 0, 1, 1, 2.0, 1, 0.5, 0.5, pure)])


@pytest.mark.points(1)
def test_one_call(student):
    """Makes one call of the value function, with the next state's table."""
    spy = Spy(lambda table: 2.0)
    student.minimax_q_update(Q, 0, 1, 1, 1.0, 1, 0.5, 0.5, spy)
    require(len(spy.calls) == 1, "The value function is not called once.")
    assert_close(spy.given(0)[0], Q[1], what="what the value function was given")


@counterexample_search(
    Q=strategies.matrices(2, 2, -3, 3),
    a=strategies.choices(0, 1),
    b=strategies.choices(0, 1),
    r=strategies.numbers(-2, 2),
)
def agrees_with_the_reference(student, reference, open_function, Q, a, b, r):
    call = np.stack([Q, Q[::-1] + 1]), 0, a, b, r, 1, 0.5, 0.5, open_function("pure_value")
    assert_agrees(student.minimax_q_update, reference.minimax_q_update, [call])
