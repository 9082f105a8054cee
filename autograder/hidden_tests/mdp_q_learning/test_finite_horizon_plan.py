"""Hidden tests of finite_horizon_plan; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mdp_q_learning.bellman_oracles import (
    assert_plan,
    best_of_all_plans,
    looped_q,
    planned,
)
from autograder.hidden_tests.mdp_q_learning.mdp_worlds import (
    PAPER,
    STAY_OR_LEAVE,
    drawn_world,
    five_by_five,
    line,
    robot,
)
from autograder.testing import (
    Case,
    as_tuple,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

VALUES = {"part": (0, 2), "atol": 1e-9, "what": "V"}


@pytest.mark.points(1)
def test_values(student, seed):
    """Holds the best values for each number of steps to go, zeros for none; takes integers."""
    rng = np.random.default_rng(seed("worlds"))
    small = drawn_world(rng, 2, 2)
    last = [((*small, 0.9, 3), best_of_all_plans(*small, 0.9, 3))]
    assert_cases(
        student.finite_horizon_plan, last, atol=1e-9, read=lambda got: np.asarray(got[0])[-1]
    )
    cases = [((*STAY_OR_LEAVE, 1.0, 2), [[0, 0], [3, 0], [5, 0]])]
    calls = [
        (*PAPER, 1.0, 5),
        (*drawn_world(rng, 4, 3), 0.8, 4),
        (*robot(), 1.0, 6),
        (*line(4), 0.5, 3),
    ]
    cases += [(call, planned(*call)) for call in calls]
    whole = [part.astype(int) for part in STAY_OR_LEAVE]
    earns = np.ones((1, 2, 1)), np.array([[1.0, 3.0]])  # stays, and is no end
    cases += [((*earns, 0.5, 3), [[0.0], [3.0], [4.5], [5.25]])]
    little = np.ones((1, 1, 1)), np.array([[2.0**-31]])  # adds up, step by step
    cases += [Case((*little, 1.0, 16), 2.0**-31 * np.arange(17.0)[:, None], label="tiny rewards")]
    long = [[0.0, 0.0], *([4 - 2.0**-k, 0.0] for k in range(24))]
    cases += [Case((*STAY_OR_LEAVE, 0.5, 24), long, label="many steps")]
    cases += [((*whole, 0.75, 3), [[0.0, 0.0], [3.0, 0.0], [4.25, 0.0], [5.1875, 0.0]])]
    assert_cases(student.finite_horizon_plan, cases, **VALUES)
    assert_leaves_arguments(student.finite_horizon_plan, calls)


@pytest.mark.points(1)
def test_plans(student, seed):
    """Holds best actions, integers, for each number of steps to go: they change near the end."""
    rng = np.random.default_rng(seed("worlds"))
    calls = [
        (*STAY_OR_LEAVE, 1.0, 2),
        (*STAY_OR_LEAVE, 1.0, 3),
        (*robot(), 1.0, 9),
        (*drawn_world(rng, 4, 3), 0.9, 3),
    ]
    calls += [(*line(5, 1.0), 1.0, 4), (*robot(-0.4), 1.0, 3), (*five_by_five(), 0.9, 5)]
    calls += [(*STAY_OR_LEAVE, gamma, 3) for gamma in (0.0, 0.25)]
    cases = [
        (call, [looped_q(*call[:2], V, call[2]) for V in planned(*call)[:-1]]) for call in calls
    ]
    assert_cases(student.finite_horizon_plan, cases, compare=assert_plan)


@pytest.mark.points(1)
def test_ties(student):
    """Takes the smallest of equally good actions, also if rounding has parted them."""
    loop = np.ones((1, 3, 1))
    cases = [((loop, np.array([[2.0, 5.0, 5.0]]), 0.5, 2), [[1], [1]])]
    cases += [((loop, np.array([[0.3, 0.1 + 0.2, 0.1]]), 1.0, 3), [[0], [0], [0]])]
    cases += [((*STAY_OR_LEAVE, 1.0, 3), [[0, 0], [1, 0], [1, 0]])]
    cases += [
        ((STAY_OR_LEAVE[0], np.array([[3.0, 0.0], [0.0, 0.0]]), 1.0, 3), [[0, 0], [0, 0], [0, 0]])
    ]

    def same(got, expected):
        assert_equal(as_tuple(got, 2)[1], np.array(expected))

    assert_cases(student.finite_horizon_plan, cases, compare=same)


@pytest.mark.points(1)
def test_short_horizons(student):
    """Takes a horizon of 1 and of 0, and raises ValueError for a negative one."""
    calls = [(*PAPER, 0.5, 1), (*PAPER, 0.5, 0), (*robot(), 0.9, 1), (*robot(), 0.9, 0)]
    cases = [(call, (planned(*call), (call[3], len(call[1])))) for call in calls]

    def same(got, expected):
        V, plan = (np.asarray(part) for part in as_tuple(got, 2))
        assert_cases_of_values(V, expected[0])
        require(plan.shape == expected[1], "The policy has the wrong shape.")

    def assert_cases_of_values(V, expected):
        require(V.shape == expected.shape, "V has the wrong shape.")
        require(bool(np.allclose(V.astype(float), expected, atol=1e-9)), "V is wrong.")

    assert_cases(student.finite_horizon_plan, cases, compare=same)
    errors = {"horizon -1": (*PAPER, 0.5, -1), "horizon -3": (*PAPER, 0.5, -3)}
    assert_raises(student.finite_horizon_plan, ValueError, errors, works_on=[(*PAPER, 0.5, 2)])


@counterexample_search(
    gamma=strategies.choices(0.5, 1.0),
    horizon=strategies.choices(0, 1, 2, 3),
    world=strategies.choices(0, 1),
)
def agrees_with_the_reference(student, reference, gamma, horizon, world):
    call = (*(PAPER, STAY_OR_LEAVE)[world], gamma, horizon)
    got, expected = student.finite_horizon_plan(*call), reference.finite_horizon_plan(*call)
    assert_equal(np.asarray(as_tuple(got, 2)[1]), expected[1])
    assert_equal(np.asarray(got[0]).shape, expected[0].shape)
