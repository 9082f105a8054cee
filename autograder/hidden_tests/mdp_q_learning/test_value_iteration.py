"""Hidden tests of value_iteration; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mdp_q_learning.bellman_oracles import (
    assert_count,
    best_of_all,
    swept,
)
from autograder.hidden_tests.mdp_q_learning.mdp_worlds import (
    PAPER,
    STAY_OR_LEAVE,
    drawn_race,
    drawn_world,
    five_by_five,
    line,
    robot,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    call_with,
    counterexample_search,
    strategies,
)

NEAR = {"atol": 1e-9, "parts": ("V", "sweeps")}
VALUES = {"atol": 1e-8, "part": (0, 2), "what": "V"}
SWEEPS = {"part": (1, 2), "compare": assert_count}
ENDS = 1e-8, 100  # more sweeps than any right answer makes; wrong ones may find no end


@pytest.mark.points(1)
def test_best_values(student, seed):
    """Finds the best values, on paper, and of small worlds of which all are tried."""
    rng = np.random.default_rng(seed("worlds"))
    worlds = [PAPER, drawn_world(rng, 2, 4), drawn_race(rng, 3, 3)]
    cases = [((*STAY_OR_LEAVE, 0.25, *ENDS), [3.0, 0.0])]
    cases += [((*world, 0.1, *ENDS), best_of_all(*world, 0.1)) for world in worlds]
    assert_cases(student.value_iteration, cases, **VALUES)
    assert_leaves_arguments(student.value_iteration, [(*PAPER, 0.5, 9.0, 100)])


@pytest.mark.points(1)
def test_sweeps_use_old_values(student, seed):
    """Computes all values of a sweep from those before it."""
    rng = np.random.default_rng(seed("worlds"))
    cases = [((*STAY_OR_LEAVE, 0.5, 0.0, 3), [3.75, 0.0])]
    for world in (line(6), (PAPER[0][::-1, :, ::-1], PAPER[1][::-1]), five_by_five(), robot()):
        cases += [((*world, 0.75, 0.0, k), swept(*world, 0.75, 0.0, k)[0]) for k in (1, 2)]
    world = drawn_world(rng, 5, 3)
    cases += [((*world, 0.9, 0.0, k), swept(*world, 0.9, 0.0, k)[0]) for k in (3,)]
    assert_cases(student.value_iteration, cases, **VALUES)


@pytest.mark.points(1)
def test_number_of_sweeps(student):
    """Counts the sweeps, the last one included."""
    cases = [((*STAY_OR_LEAVE, 0.5, 0.2, 99), 4), ((*STAY_OR_LEAVE, 0.5, 0.03, 99), 7)]
    cases += [((*line(5), 1.0, 0.985, 99), 5), ((*line(2), 1.0, 0.5, 99), 2)]
    cases += [((*robot(), 1.0, 0.03, 99), swept(*robot(), 1.0, 0.03)[1])]
    cases += [((*five_by_five(), 0.5, 0.5, 99), swept(*five_by_five(), 0.5, 0.5)[1])]
    P, R = STAY_OR_LEAVE
    cases += [Case((P, 2**20 * R, 0.5, 2e-6, 99), 40, label="values in millions")]
    cases += [Case((*PAPER, 0.0, *ENDS), 2, label="gamma = 0")]
    assert_cases(student.value_iteration, cases, **SWEEPS)


@pytest.mark.points(1)
def test_values_at_the_end(student):
    """Returns the values after the last sweep, wherever tol or max_iter ends it."""
    stay = (*STAY_OR_LEAVE, 0.5)
    cases = [((*stay, 0.2, 99), [3.875, 0.0]), ((*stay, 0.7, 99), [3.5, 0.0])]
    cases += [((*stay, 0.2, 2), [3.5, 0.0]), ((*PAPER, 0.5, 9.0, 99), [3.0, 2.0])]
    cases += [((*robot(), 1.0, tol, 99), swept(*robot(), 1.0, tol)[0]) for tol in (0.3, 0.03)]
    assert_cases(student.value_iteration, cases, **VALUES)


@pytest.mark.points(1)
def test_limits(student, seed):
    """Makes at most max_iter sweeps, none if that is 0, and very many by default."""
    cases = [
        Case(
            (*STAY_OR_LEAVE, 0.5, 1e-10, k),
            swept(*STAY_OR_LEAVE, 0.5, 1e-10, k),
            label=f"max_iter = {k}",
        )
        for k in (0, 1, 2, 5)
    ]
    exact = [4 - 2.0**-44, 0.0], 45  # no change before is 0
    cases += [Case((*STAY_OR_LEAVE, 0.5, 0.0, 45), exact, label="tol = 0, max_iter = 45")]
    cases += [(call_with(*robot(), 1.0, max_iter=3), swept(*robot(), 1.0, 1e-10, 3))]
    cases += [(call_with(*robot(), 1.0, max_iter=0), swept(*robot(), 1.0, 1e-10, 0))]
    # The end is near if only the chance to stay is taken, or only the discount.
    gain = np.random.default_rng(seed("gain")).uniform(0.001, 0.0011)
    slow = np.array([[[0.95, 0.05]], [[0.0, 1.0]]]), np.array([[gain], [0.0]]), 0.9
    cases += [Case(slow, swept(*slow), label="more than 100 sweeps, no max_iter")]
    assert_cases(student.value_iteration, cases, **NEAR)


@pytest.mark.points(1)
def test_other_rewards(student, seed):
    """Takes negative rewards, integers, gamma = 1 with an end, and worlds without rewards."""
    rng = np.random.default_rng(seed("worlds"))
    calls = [(*line(4), 1.0), (*line(7, -0.25), 1.0), (*robot(-0.4, 0.0), 1.0)]
    calls += [(*drawn_race(rng, 4, 3), 0.125)]
    P, R = drawn_world(rng, 4, 2)
    calls += [(P, -np.abs(R), 0.125)]
    cases = [((*call, *ENDS), swept(*call)[0]) for call in calls]
    wholes = [tuple(part.astype(int) for part in world) for world in (STAY_OR_LEAVE, line(3))]
    cases += [((*wholes[0], 0.25, *ENDS), [3.0, 0.0])]
    cases += [((*wholes[1], 0.5, *ENDS), [-1.5, -1.0, 0.0])]
    cases += [((np.ones((1, 2, 1)), np.array([[1.0, 3.0]]), 0.25, *ENDS), [4.0])]  # stays and earns
    assert_cases(student.value_iteration, cases, **VALUES)
    nothing = [((P, 0 * R, gamma, *ENDS), (np.zeros(4), 1)) for gamma in (0.5, 1.0)]
    assert_cases(student.value_iteration, nothing, **NEAR)


@counterexample_search(
    gamma=strategies.choices(0.0, 0.5),
    tol=strategies.choices(0.2, 0.03),
    n=strategies.choices(0, 1, 3, 100),
)
def agrees_with_the_reference(student, reference, gamma, tol, n):
    call = (*STAY_OR_LEAVE, gamma, tol, n)
    assert_agrees(student.value_iteration, reference.value_iteration, [call], **NEAR)
