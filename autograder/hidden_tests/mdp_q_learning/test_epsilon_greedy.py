"""Hidden tests of epsilon_greedy; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mdp_q_learning.learning_oracles import (
    assert_action,
    assert_integer_action,
    chosen,
    draws,
)
from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_draws,
    counterexample_search,
    strategies,
)

WORTHS = np.array([1.0, 4.0, 2.0])


@pytest.mark.points(1)
def test_draws(student, reference, seed):
    """Explores if the first draw lies below eps, and only then draws a second, for the action."""
    cases = [
        ((WORTHS, 0.5, draws(start)), chosen(WORTHS, 0.5, draws(start))) for start in range(12)
    ]
    assert {a for _, a in cases} == {0, 1, 2}
    calls = [(WORTHS, eps, draws(seed(f"{eps}{k}"))) for eps in (0.2, 0.5, 0.9) for k in range(8)]
    calls += [(np.array([5.0, 1.0, 0.0, 2.0, 3.0]), 0.7, draws(start)) for start in range(12)]
    calls += [(WORTHS, draws(start).random(), draws(start)) for start in range(4)]  # u is eps
    assert_cases(
        student.epsilon_greedy,
        [
            *cases,
            *(
                (c, chosen(*c[:2], draws(k)))
                for c, k in zip(
                    [(WORTHS, 0.3, draws(k)) for k in range(12)], range(12), strict=True
                )
            ),
        ],
        compare=assert_action,
    )
    calls += [(np.zeros(3), 0.5, draws(start)) for start in range(8)]
    assert_agrees(student.epsilon_greedy, chosen, calls, compare=assert_action)
    calls = [(WORTHS, eps, draws(start)) for eps in (0.0, 0.5, 1.0) for start in range(4)]
    calls += [(np.array([6.0]), 0.5, draws(start)) for start in range(4)]
    assert_draws(student.epsilon_greedy, reference.epsilon_greedy, calls)


@pytest.mark.points(1)
def test_no_exploring(student):
    """Takes the best action, as an integer, with eps = 0, also if all are worth less than 0."""
    rows = [WORTHS, WORTHS[::-1], -WORTHS, np.array([-9.0, -7.0, -8.0, -7.5]), np.array([3, 1, 9])]
    rows += [np.array([0.25, 0.5, 0.75]), np.array([-1.75, -1.5, -1.25])]
    cases = [((row, 0.0, draws(k)), int(np.argmax(row))) for row in rows for k in range(3)]
    assert_cases(student.epsilon_greedy, cases, compare=assert_integer_action)


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smallest of the best actions."""
    rows = [
        ([4.0, 1.0, 4.0], 0),
        ([1.0, 4.0, 4.0], 1),
        ([0.0, 0.0, 0.0, 0.0], 0),
        ([-2, -1, -1], 1),
    ]
    rows += [([1.0, 0.0, 3.0, 3.0, 3.0], 2), ([1.0, 1.0 + 1e-10, 0.5], 1), ([1.0, 1.0 + 2**-52], 1)]
    cases = [((np.array(row), 0.0, draws(k)), a) for row, a in rows for k in range(4)]
    cases += [((np.array(row), 0.01, draws(k)), a) for row, a in rows for k in range(3)]
    assert_cases(student.epsilon_greedy, cases, compare=assert_action)


@pytest.mark.points(1)
def test_always_exploring(student, seed):
    """Draws any action with eps = 1, the best one included; has no choice with one action."""
    calls = [(WORTHS, 1.0, draws(seed(f"{k}"))) for k in range(6)]
    calls += [(np.arange(float(n)), 1.0, draws(k)) for n in (1, 2, 7) for k in range(6)]
    calls += [(np.array([-3.0]), eps, draws(k)) for eps in (0.0, 0.5) for k in range(2)]
    assert_agrees(student.epsilon_greedy, chosen, calls, compare=assert_action)


@counterexample_search(
    q_row=strategies.vectors((1, 4), -2, 2),
    eps=strategies.choices(0.0, 0.5, 1.0),
    start=strategies.choices(0, 1, 2, 3),
)
def agrees_with_the_reference(student, reference, q_row, eps, start):
    assert_integer_action(
        student.epsilon_greedy(q_row, eps, draws(start)),
        reference.epsilon_greedy(q_row, eps, draws(start)),
    )
