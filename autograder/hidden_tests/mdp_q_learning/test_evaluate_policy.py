"""Hidden tests of evaluate_policy; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.mdp_q_learning.bellman_oracles import waited_for
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
    assert_raises,
    counterexample_search,
    simplex_points,
    strategies,
)

NEAR = {"rtol": 1e-8, "atol": 1e-9}
RANDOM = [3.3, 8.8, 4.4, 5.3, 1.5]  # the top row of Sutton and Barto's figure 3.2
DETOUR = np.zeros((3, 2, 3))  # state 1 may rest or go on; state 2 is terminal
DETOUR[[0, 0, 1, 1, 2, 2], [0, 1, 0, 1, 0, 1], [1, 2, 1, 2, 2, 2]] = 1.0
PAID = np.array([[-4.0, -1.0], [0.0, 5.0], [0.0, 0.0]])


@pytest.mark.points(1)
def test_fixed_actions(student, seed):
    """Returns the discounted sum of what fixed actions earn from each state."""
    rng = np.random.default_rng(seed("worlds"))
    cases = [((*STAY_OR_LEAVE, np.array([1, 0]), 0.5), [4.0, 0.0])]
    cases.append(((*STAY_OR_LEAVE, np.array([0, 1]), 0.5), [3.0, 0.0]))
    assert_cases(student.evaluate_policy, cases, **NEAR)
    calls = [
        (*drawn_world(rng, S, A), rng.integers(A, size=S), 0.9) for S, A in [(4, 2), (3, 3), (6, 4)]
    ]
    calls += [(*robot(), rng.integers(4, size=11), 0.8), (*PAPER, np.array([0, 1]), 0.75)]
    assert_agrees(student.evaluate_policy, waited_for, calls, **NEAR)
    assert_leaves_arguments(student.evaluate_policy, calls)


@pytest.mark.points(1)
def test_probabilities(student, seed):
    """Judges policies of probabilities, with and without a discount."""
    rng = np.random.default_rng(seed("worlds"))
    calls = [(*drawn_world(rng, S, A), simplex_points(rng, S, A), 0.9) for S, A in [(4, 2), (3, 3)]]
    for S, A in [(4, 2), (3, 3)]:
        eighths = rng.multinomial(8, np.full(A, 1 / A), size=S) / 8  # their sums are exact
        calls.append((*drawn_race(rng, S, A), eighths, 1.0))
    mixed = np.array([[0.75, 0.25], [0.5, 0.5]])
    calls += [(P, R, mixed, 0.5) for P, R in (PAPER, (PAPER[0], PAPER[1].astype(int)))]
    assert_agrees(student.evaluate_policy, waited_for, calls, **NEAR)
    published = [((*five_by_five(), np.full((25, 4), 0.25), 0.9), RANDOM)]
    assert_cases(
        student.evaluate_policy, published, atol=0.06, read=lambda got: np.asarray(got)[:5]
    )


@pytest.mark.points(1)
def test_discounts(student, seed):
    """Takes gamma = 0, and gamma near 1, where sums are large."""
    rng = np.random.default_rng(seed("worlds"))
    P, R = drawn_world(rng, 4, 2)
    cases = [((P, R, np.array([0, 1, 1, 0]), 0.0), R[np.arange(4), [0, 1, 1, 0]])]
    cases += [((*STAY_OR_LEAVE, np.array([1, 0]), g), [2 / (1 - g), 0.0]) for g in (0.99, 0.999)]
    ring = np.zeros((3, 1, 3))
    ring[[0, 1, 2], 0, [1, 2, 0]] = 1.0
    g, top = 0.999, 6.0 / (1 - 0.999**3)  # 6 on leaving state 0, once in a round
    expected = [top, g * g * top, g * top]
    cases.append(((ring, np.array([[6.0], [0.0], [0.0]]), np.zeros(3, dtype=int), g), expected))
    cases += [
        ((*STAY_OR_LEAVE, np.array([1, 0]), 1 - 2.0**-k), [2.0 ** (k + 1), 0.0]) for k in (17, 32)
    ]
    assert_cases(student.evaluate_policy, cases, **NEAR)


@pytest.mark.points(1)
def test_no_discount(student, seed):
    """Takes gamma = 1 with terminal states, which are worth 0."""
    rng = np.random.default_rng(seed("worlds"))
    cases = [((*STAY_OR_LEAVE, np.array([0, 0]), 1.0), [3.0, 0.0])]
    cases.append(((*line(5, -2.0), np.ones(5, dtype=int), 1.0), [-8.0, -6.0, -4.0, -2.0, 0.0]))
    rare = np.array([[[0.998, 0.002]], [[0.0, 1.0]]])
    cases.append(((rare, np.array([[-1.0], [0.0]]), np.zeros(2, dtype=int), 1.0), [-500.0, 0.0]))
    dear = np.array([[[1 - 2**-29, 2**-29]], [[0.0, 1.0]]]), np.array([[-4.0], [0.0]])
    stays = np.zeros(2, dtype=int)
    cases.append(Case((*dear, stays, 1.0), [-(2.0**31), 0.0], rtol=1e-4, label="a very rare way"))
    S, seldom = 73, 2**-16  # the way takes 72 steps, and each of them long
    slow = (1 - seldom) * np.eye(S) + seldom * np.eye(S, k=1)
    slow[-1, -1] = 1.0
    pays, steps = np.where(np.arange(S) < S - 1, -1.0, 0.0)[:, None], np.arange(S - 1.0, -1.0, -1.0)
    far = slow[:, None], pays, np.zeros(S, dtype=int), 1.0
    cases.append(Case(far, -steps / seldom, rtol=1e-4, label="a long and slow way"))
    whole = np.array([[[0.25, 0.75]], [[0.0, 1.0]]]), np.array([[1], [0]]), stays, 1.0
    cases.append(Case(whole, [4 / 3, 0.0], label="rewards that are integers"))
    assert_cases(student.evaluate_policy, cases, **NEAR)
    calls = [(*drawn_race(rng, S, A), rng.integers(A, size=S), 1.0) for S, A in [(5, 2), (2, 3)]]
    calls.append((*robot(), np.array([1, 1, 1, 0, 0, 0, 0, 0, 3, 3, 3]), 1.0))
    assert_agrees(student.evaluate_policy, waited_for, calls, **NEAR)


@pytest.mark.points(1)
def test_rest(student):
    """Gives 0 to states in which this policy stays for nothing, not to those it leaves seldom."""
    cases = [((DETOUR, PAID, np.array([0, 0, 0]), 1.0), [-4.0, 0.0, 0.0])]
    cases.append(((DETOUR, PAID, np.array([0, 1, 1]), 1.0), [1.0, 5.0, 0.0]))
    cases.append(((DETOUR, PAID, np.array([1, 0, 0]), 1.0), [-1.0, 0.0, 0.0]))
    half = np.array([[0.5, 0.5], [1.0, 0.0], [0.5, 0.5]])
    cases.append(((DETOUR, PAID, half, 1.0), [-2.5, 0.0, 0.0]))
    sticky = np.array([[0.0, 1.0], [0.5, 0.5], [0.5, 0.5]])
    cases.append(((DETOUR, PAID, sticky, 1.0), [-1.0, 5.0, 0.0]))
    # Seldom is not never, but within 1e-9 it counts as never.
    for leaves, worth in ((0.5, 4.0), (2**-20, 4.0), (2**-27, 4.0), (2**-31, 0.0)):
        waits = np.array([[[1 - leaves, leaves, 0.0]], [[0.0, 0.0, 1.0]], [[0.0, 0.0, 1.0]]])
        paid = np.array([[0.0], [4.0], [0.0]])
        cases.append(((waits, paid, np.zeros(3, dtype=int), 1.0), [worth, 4.0, 0.0]))
    stays = np.zeros((2, 2, 2))
    stays[:, :, 1] = 1.0
    fair = np.array([[5.0, 1.0], [8.0, -8.0]])  # state 1 earns nothing on average
    cases.append(((stays, fair, np.full((2, 2), 0.5), 1.0), [3.0, 0.0]))
    tenths = np.zeros((3, 10, 3))  # adds up to 1 but for rounding, in whatever order
    tenths[[0, 1, 2], :, [1, 1, 2]] = 1.0
    costs = np.array([[-4.0] * 10, [0.0] * 10, [0.0] * 10])
    rows = np.full(10, 0.1), np.array([0.7, 0.2, 0.1] + [0.0] * 7), np.arange(10) / 45
    cases += [((tenths, costs, np.tile(row, (3, 1)), 1.0), [-4.0, 0.0, 0.0]) for row in rows]
    idle = np.eye(3)[:, None], np.zeros((3, 1)), np.zeros(3, dtype=int), 1.0
    cases.append(Case(idle, np.zeros(3), label="all states at rest"))
    assert_cases(student.evaluate_policy, cases, **NEAR)


@pytest.mark.points(1)
def test_no_end(student):
    """Raises LinAlgError if gamma is 1 and the policy does not come to rest from everywhere."""
    ring = np.zeros((4, 1, 4))
    ring[[0, 1, 2, 3], 0, [1, 2, 1, 3]] = 1.0  # 0 leads into the ring of 1 and 2; 3 is terminal
    apart = np.array([[0.0, 0, 0, 1], [0, 0.9, 0.1, 0], [0, 0.2, 0.8, 0], [0, 0, 0, 1]])
    earning = line(3)[0], np.array([[0.0, -1.0], [2.0, -1.0], [0.0, 0.0]])
    left = np.full(11, 3)
    calls = {
        "always left": (*robot(), left, 1.0),
        "always left, surely": (*robot(slip=0.0), left, 1.0),
        "two states lead to each other": (
            ring,
            np.array([[-1.0], [-1], [-1], [0]]),
            np.zeros(4, int),
            1.0,
        ),
        "two states lead to each other for nothing": (
            ring,
            np.zeros((4, 1)),
            np.zeros(4, int),
            1.0,
        ),
        "two states lead to each other, beside an end": (
            apart[:, None],
            np.array([[-1.0], [-1], [-1], [0]]),
            np.zeros(4, int),
            1.0,
        ),
        "one state stays and earns": (*earning, np.array([1, 0, 0]), 1.0),
        "stay for ever": (*STAY_OR_LEAVE, np.array([1, 0]), 1.0),
        "no state at rest": (*PAPER, np.array([0, 1]), 1.0),
        "no state at rest, by chance": (*PAPER, np.array([[0.5, 0.5], [0.1, 0.9]]), 1.0),
    }
    works_on = [(*PAPER, np.array([0, 1]), 0.5), (*STAY_OR_LEAVE, np.array([1, 0]), 0.5)]
    assert_raises(student.evaluate_policy, np.linalg.LinAlgError, calls, works_on=works_on)


@counterexample_search(
    policy=strategies.choices(
        np.array([0, 0]), np.array([0, 1]), np.array([[0.5, 0.5], [0.0, 1.0]])
    ),
    gamma=strategies.choices(0.0, 0.5, 1.0),
)
def agrees_with_the_reference(student, reference, policy, gamma):
    call = (*STAY_OR_LEAVE, policy, gamma)
    assert_agrees(student.evaluate_policy, reference.evaluate_policy, [call], **NEAR)
