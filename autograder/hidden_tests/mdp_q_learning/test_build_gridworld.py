"""Hidden tests of build_gridworld; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mdp_q_learning.mdp_worlds import ROBOT_GRID, slow_grid
from autograder.testing import (
    answered_by,
    as_tuple,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_distributions,
    assert_law,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

CORRIDOR = (1, 2, set(), {(0, 1): 5.0}, -1.0, 0.5)
OPEN = (3, 3, set(), {}, 0.0, 0.3)
TWO_ENDS = (2, 3, set(), {(0, 2): 4.0, (1, 1): -3.0}, -0.5, 0.2)
PLAIN = (3, 4, set(), {(0, 3): 1.0, (1, 3): -1.0})
THREE_ENDS = (2, 4, set(), {(0, 3): 4.0, (1, 2): -3.0, (0, 0): 2.0}, -0.5, 0.2)


def chances(got, expected):
    """Compare the transitions."""
    assert_close(as_tuple(got, 3)[0], expected[0], atol=1e-12, what="P")


def rewards(got, expected):
    """Compare the rewards."""
    assert_close(as_tuple(got, 3)[1], expected[1], atol=1e-9, what="R")


@pytest.mark.points(1)
def test_slips(student):
    """Goes as intended with 1 - slip, and to either side with half of slip."""
    calls = [(3, 3, set(), {}, 0.0, slip) for slip in (0.3, 0.0, 1.0, 1 / 3000, 2**-32)]
    inner = [(call, slow_grid(*call)[0][4]) for call in calls]

    def middle(got, expected):
        assert_close(as_tuple(got, 3)[0][4], expected, atol=1e-12, what="P from the middle")

    assert_cases(student.build_gridworld, inner, compare=middle)
    assert_leaves_arguments(student.build_gridworld, [OPEN, CORRIDOR])


@pytest.mark.points(1)
def test_outcomes_add_up(student):
    """Adds up the probabilities of outcomes that end in the same cell."""
    calls = [OPEN, (1, 1, set(), {}, 0.0, 0.4), (2, 2, set(), {}, 0.0, 0.6)]
    calls += [(1, 3, set(), {}, 0.0, 0.2), (3, 4, set(), {}, 0.0, 0.2)]
    assert_agrees(student.build_gridworld, slow_grid, calls, compare=chances)

    def law(answer, *_):
        P = np.asarray(as_tuple(answer, 3)[0], dtype=float)
        flat = P.reshape(-1, P.shape[-1])
        assert_distributions(flat, shape=flat.shape)

    assert_law(student.build_gridworld, calls, law)


@pytest.mark.points(1)
def test_terminals_stay(student):
    """Stays in terminal cells under every action."""
    calls = [CORRIDOR, TWO_ENDS, (*PLAIN, -0.04, 0.2), (2, 2, set(), {(1, 1): 0.0}, 1.0, 0.1)]
    assert_agrees(student.build_gridworld, slow_grid, calls, compare=chances)


@pytest.mark.points(1)
def test_step_rewards(student):
    """Earns the step reward in every cell that is not terminal, and nothing in terminal ones."""
    calls = [(2, 2, set(), {}, -0.25, 0.2), (2, 3, set(), {(0, 2): 0.0}, -2.0, 0.1)]
    calls += [(1, 3, set(), {(0, 0): 0.0}, 1.5, 0.0), (3, 3, set(), {(2, 2): 0.0}, -0.04, 0.3)]
    assert_agrees(student.build_gridworld, slow_grid, calls, compare=rewards)


@pytest.mark.points(1)
def test_entering(student):
    """Earns a terminal cell's reward on entering, as often as it is entered; takes integers."""
    cases = [(CORRIDOR, (None, [[0.25, 1.5, 0.25, -1.0], [0.0] * 4]))]
    calls = [(3, 3, set(), {(1, 1): 8.0}, 0.0, 0.2), (*PLAIN, 0.0, 0.2), TWO_ENDS]
    calls.append((1, 4, set(), {(0, 1): 2.0, (0, 2): 3.0}, 0.0, 0.5))
    calls += [THREE_ENDS, (2, 2, set(), {(0, 1): 3}, -1, 0.2)]
    calls += [(2, 2, set(), {(0, 1): 3, (1, 0): 0.5}, -1, 0.2)]
    assert_cases(student.build_gridworld, cases + answered_by(slow_grid, calls), compare=rewards)


@pytest.mark.points(1)
def test_walls_and_cells(student):
    """Numbers the free cells as grid_moves does, and stays before walls."""
    calls = [(3, 4, {(1, 1)}, {}, 0.0, 0.2), (2, 3, {(0, 1)}, {(1, 2): 1.0}, 0.0, 0.4)]
    calls += [(2, 2, {(1, 1)}, {(0, 1): -1.0}, -0.1, 0.3), (*ROBOT_GRID, -0.04, 0.2)]

    def cells_and_chances(got, expected):
        cells = [tuple(cell) for cell in as_tuple(got, 3)[2]]
        assert cells == expected[2], "The list of cells is wrong."
        chances(got, expected)

    assert_agrees(student.build_gridworld, slow_grid, calls, compare=cells_and_chances)


@counterexample_search(
    size=strategies.choices((1, 2), (2, 2), (2, 3)),
    terminals=strategies.choices({}, {(0, 1): 1.0}, {(0, 1): -2.0, (0, 0): 3.0}),
    step_reward=strategies.choices(0.0, -1.0),
    slip=strategies.choices(0.0, 0.5),
)
def agrees_with_the_reference(student, reference, size, terminals, step_reward, slip):
    call = (*size, set(), terminals, step_reward, slip)
    got, expected = student.build_gridworld(*call), reference.build_gridworld(*call)
    chances(got, expected)
    rewards(got, expected)
