"""Hidden tests of policy_iteration; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mdp_q_learning.bellman_oracles import (
    assert_best_integers,
    assert_best_policy,
    assert_count,
    assert_rounds,
    assert_values,
    best_of_all,
    best_tables,
    looped_q,
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
    with_worths,
)
from autograder.testing import (
    Case,
    assert_cases,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

TIED = np.stack([PAPER[0][:, 0], PAPER[0][:, 1], PAPER[0][:, 1]], axis=1), PAPER[1][:, [0, 1, 1]]
SLOW = (  # two states and three actions, and yet five policies in turn
    np.array(
        [
            [[1.0, 0.0], [0.0, 1.0], [0.25, 0.75]],
            [[0.0, 1.0], [0.0, 1.0], [0.75, 0.25]],
        ]
    ),
    np.array([[2.0, -1.0, 1.0], [-1.0, 4.0, 1.0]]),
)
EARNS = np.zeros((2, 2, 2)), np.array([[2.0, 0.0], [3.0, 3.0]])
EARNS[0][[0, 0, 1, 1], [0, 1, 0, 1], [0, 1, 1, 1]] = 1.0  # state 1 stays, and is no end
DUSTY = TIED[0], TIED[1] + np.array([[0.0, 0.0, 2e-14], [0.0, 0.0, -2e-14]])


@pytest.mark.points(1)
def test_best_policies(student, seed):
    """Returns a best action for each state, whichever it is, as an integer."""
    rng = np.random.default_rng(seed("worlds"))
    calls = [(*STAY_OR_LEAVE, 0.5), (*STAY_OR_LEAVE, 0.25), (*PAPER, 0.5), (*robot(), 0.9)]
    calls += [(*drawn_world(rng, S, A), 0.8) for S, A in [(4, 3), (6, 2), (1, 5)]]
    calls += [(*EARNS, 0.9)]
    cases = best_tables(calls)
    assert_cases(student.policy_iteration, cases, part=(0, 3), compare=assert_best_integers)
    assert_leaves_arguments(student.policy_iteration, calls)


@pytest.mark.points(1)
def test_values(student, seed):
    """Returns the values of the policy, which are the best there are."""
    rng = np.random.default_rng(seed("worlds"))
    cases = [((*STAY_OR_LEAVE, 0.5), [4.0, 0.0]), ((*STAY_OR_LEAVE, 0.25), [3.0, 0.0])]
    for S, A in [(3, 2), (2, 4), (3, 3)]:
        world = drawn_world(rng, S, A)
        cases.append(((*world, 0.8), best_of_all(*world, 0.8)))
    cases.append(((*five_by_five(), 0.9), swept(*five_by_five(), 0.9, 1e-13)[0]))
    assert_cases(student.policy_iteration, cases, compare=assert_values)


@pytest.mark.points(1)
def test_rounds(student):
    """Counts the rounds, the last one included: 1 if the start is best."""
    cases = [((*STAY_OR_LEAVE, 0.5), 2), ((*STAY_OR_LEAVE, 0.25), 1), ((*PAPER, 0.5), 2)]
    cases += [((*line(6, 1.0), 0.9), 1), ((*robot(), 0.9), 3), ((*robot(slip=0.0), 0.9), 4)]
    cases += [((*line(24), 0.9), 24)]  # each round improves one cell
    cases += [((np.ones((1, 2, 1)), np.array([[1.0, 1.0 + d]]), 0.5), 2) for d in (1e-6, 5e-9)]
    cases += [((*SLOW, 0.9), 5)]
    eight, large = [[1.0, 1.0]] * 7 + [[1.0, 1.0 + 5e-9]], [[512.0, 512.0 + 2**-24]]
    cases += [((*with_worths(*rows)[:2], 0.5), 2) for rows in (eight, large)]
    assert_cases(student.policy_iteration, cases, compare=assert_rounds)
    assert_cases(student.policy_iteration, cases[2:3], part=(2, 3), compare=assert_count)


@pytest.mark.points(1)
def test_ties(student):
    """Comes to an end where actions are equally good, in as many rounds as the rule says."""
    worlds = [(*TIED, 0.5), (*DUSTY, 0.5), (*five_by_five(), 0.9), (*STAY_OR_LEAVE, 1 / 3)]
    cases = list(zip(worlds, (2, 2, 3, 1), strict=True))
    cases += [((TIED[0], 0 * TIED[1], 0.5), 1)]
    cases += [((np.ones((1, 2, 1)), np.array([[1.0, 1.0 + 4e-10]]), 0.5), 1)]  # not by 1e-9
    for leads, rewards, rounds in (
        ([[2, 1, 0], [2, 2, 0], [1, 2, 2]], [[0, 3, 2], [-2, -2, -2], [0, -2, -2]], 3),
        ([[0, 0, 1], [1, 1, 2], [0, 0, 2]], [[0, 3, -2], [2, 2, -1], [-2, -1, 0]], 2),
    ):
        world = np.eye(3)[np.array(leads)], np.array(rewards, dtype=float)
        cases += [Case((*world, 0.5), rounds, label="two better actions are equally good")]
    assert_cases(student.policy_iteration, cases, compare=assert_rounds)
    assert_cases(student.policy_iteration, best_tables(worlds), compare=assert_best_policy)


@pytest.mark.points(1)
def test_no_discount(student, seed):
    """Takes gamma = 1 with terminal states."""
    rng = np.random.default_rng(seed("worlds"))
    calls = [(*robot(), 1.0), (*robot(-0.4), 1.0), (*drawn_race(rng, 5, 3), 1.0)]
    assert_cases(student.policy_iteration, best_tables(calls), compare=assert_best_policy)
    values = [(call, swept(*call, 1e-13)[0]) for call in calls]
    assert_cases(student.policy_iteration, values, compare=assert_values)
    assert_cases(student.policy_iteration, [(calls[0], 5)], compare=assert_rounds)


@pytest.mark.points(1)
def test_no_end(student):
    """Raises LinAlgError if gamma is 1 and the first policy, or a later one, has no end."""
    P, R = STAY_OR_LEAVE
    calls = {
        "the robot on dry floor, always up": (*robot(slip=0.0), 1.0),
        "action 0 stays and earns": (P[:, ::-1], R[:, ::-1], 1.0),
        "action 0 stays and pays": (P[:, ::-1], -R[:, ::-1], 1.0),
        "action 1, a better one, stays and earns": (P, R, 1.0),
    }
    works_on = [(*STAY_OR_LEAVE, 0.5), (*PAPER, 0.5)]
    assert_raises(student.policy_iteration, np.linalg.LinAlgError, calls, works_on=works_on)


@counterexample_search(gamma=strategies.choices(0.25, 0.5), world=strategies.choices(0, 1, 2))
def agrees_with_the_reference(student, reference, gamma, world):
    call = (*(PAPER, STAY_OR_LEAVE, TIED)[world], gamma)
    got, expected = student.policy_iteration(*call), reference.policy_iteration(*call)
    assert_values(got, expected[1])
    assert_best_policy(got, looped_q(*call[:2], expected[1], gamma))
    assert_rounds(got, expected[2])
