"""References of mdp_q_learning against oracles that we did not write, and edge cases."""

from itertools import product

import numpy as np
import pytest
from numpy.testing import assert_allclose
from scipy.optimize import linprog
from scipy.sparse import coo_array
from scipy.sparse.csgraph import shortest_path
from scipy.special import zeta

seeds = pytest.mark.parametrize("seed", range(4))
UTILITIES = [0.812, 0.868, 0.918, 0, 0.762, 0.660, 0, 0.705, 0.655, 0.611, 0.388]
BEST = [22.0, 24.4, 22.0, 19.4, 17.5]
EVEN = [3.3, 8.8, 4.4, 5.3, 1.5]


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("mdp_q_learning")


def drawn(seed, S=4, A=3):
    rng = np.random.default_rng(seed)
    return rng.dirichlet(np.ones(S), size=(S, A)), rng.normal(size=(S, A))


def by_linear_program(P, R, gamma):
    """Return the best values: the smallest that no action exceeds."""
    S, A = R.shape
    above = np.vstack([gamma * P[:, a] - np.eye(S) for a in range(A)])
    return linprog(np.ones(S), A_ub=above, b_ub=-R.T.ravel(), bounds=(None, None)).x


def robot(topic, step=-0.04, slip=0.2):
    return topic.build_gridworld(3, 4, {(1, 1)}, {(0, 3): 1.0, (1, 3): -1.0}, step, slip)


def sutton_barto(topic):
    """Return the grid of example 3.5, whose cells A and B carry one off."""
    states, moves = topic.grid_moves(5, 5, set())
    P, R = np.zeros((25, 4, 25)), np.zeros((25, 4))
    for s, a in product(range(25), range(4)):
        t, r = moves[s, a], -1.0 if moves[s, a] == s else 0.0
        t, r = {(0, 1): (21, 10.0), (0, 3): (13, 5.0)}.get(states[s], (t, r))
        P[s, a, t], R[s, a] = 1.0, r
    return P, R


class TestReturns:
    @pytest.mark.oracle("discounted_return", analytic="the geometric sum")
    def test_geometric(self, topic):
        for gamma, n in product((0.0, 0.3, 0.99), (1, 7, 3000)):
            expected = (1 - gamma**n) / (1 - gamma)
            assert_allclose(topic.discounted_return(np.ones(n), gamma), expected, rtol=1e-9)
        assert topic.discounted_return(np.array([]), 0.5) == 0.0
        rewards = np.random.default_rng(0).normal(size=9)
        expected = np.polynomial.polynomial.polyval(0.7, rewards)
        assert_allclose(topic.discounted_return(rewards, 0.7), expected)

    @pytest.mark.oracle("infinite_bound", analytic="the error of a loop that earns r_max")
    def test_bound(self, topic):
        loop = np.ones((1, 1, 1)), np.array([[3.0]])
        for k in (0, 1, 5, 30):
            V, _ = topic.value_iteration(*loop, 0.8, 0.0, k)
            assert_allclose(15 - V[0], topic.infinite_bound(3.0, 0.8, k), rtol=1e-6, atol=1e-12)
        assert topic.infinite_bound(2, 1) == np.inf
        assert topic.infinite_bound(0, 1) == 0.0
        assert topic.infinite_bound(2, 0) == 2
        assert topic.infinite_bound(2, 0, 1) == 0
        for wrong in ((-1, 0.5), (1, 1.1), (1, -0.1), (1, 0.5, -1)):
            with pytest.raises(ValueError, match="r_max and steps"):
                topic.infinite_bound(*wrong)


class TestGrids:
    @pytest.mark.oracle("grid_moves", library="scipy.sparse.csgraph.shortest_path")
    def test_moves(self, topic):
        states, moves = topic.grid_moves(4, 5, {(1, 1), (2, 3)})
        assert states == sorted(states)
        S = len(states)
        assert S == 18
        graph = coo_array((np.ones(4 * S), (np.repeat(np.arange(S), 4), moves.ravel())), (S, S))
        distances = shortest_path(graph.tocsr(), unweighted=True)
        for s, t in product(range(S), repeat=2):
            apart = sum(abs(a - b) for a, b in zip(states[s], states[t], strict=True))
            assert distances[s, t] >= apart
            assert (distances[s, t] == 1) == (apart == 1)

    @pytest.mark.oracle("build_gridworld", published="Russell, Norvig 1995, figure 17.3")
    @pytest.mark.oracle("value_iteration", published="Russell, Norvig 1995, figure 17.3")
    def test_utilities(self, topic):
        P, R, _ = robot(topic)
        assert_allclose(P.sum(axis=2), 1)
        V, _ = topic.value_iteration(P, R, 1.0)
        assert_allclose(V, UTILITIES, atol=6e-4)


class TestPlans:
    @pytest.mark.oracle("q_from_v", library="scipy.optimize.linprog")
    @pytest.mark.oracle("bellman_residual", library="scipy.optimize.linprog")
    @pytest.mark.oracle("greedy_policy", library="scipy.optimize.linprog")
    @pytest.mark.oracle("value_iteration", library="scipy.optimize.linprog")
    @pytest.mark.oracle("policy_iteration", library="scipy.optimize.linprog")
    @seeds
    def test_linear_program(self, topic, seed):
        P, R = drawn(seed)
        best = by_linear_program(P, R, 0.9)
        assert_allclose(topic.q_from_v(P, R, best, 0.9).max(axis=1), best, atol=1e-7)
        assert topic.bellman_residual(P, R, best, 0.9) < 1e-7
        assert_allclose(topic.value_iteration(P, R, 0.9)[0], best, atol=1e-7)
        policy, V, _ = topic.policy_iteration(P, R, 0.9)
        assert_allclose(V, best, atol=1e-7)
        assert (topic.greedy_policy(P, R, best, 0.9) == policy).all()

    @pytest.mark.oracle("policy_model", published="Sutton, Barto 2018, figure 3.2")
    @pytest.mark.oracle("evaluate_policy", published="Sutton, Barto 2018, figure 3.2")
    @pytest.mark.oracle("policy_iteration", published="Sutton, Barto 2018, figure 3.5")
    def test_published_grid(self, topic):
        P, R = sutton_barto(topic)
        even = np.full((25, 4), 0.25)
        P_pi, R_pi = topic.policy_model(P, R, even)
        V = topic.evaluate_policy(P, R, even, 0.9)
        assert_allclose(V, R_pi + 0.9 * P_pi @ V, atol=1e-9)
        assert_allclose(V[:5], EVEN, atol=0.05)
        assert_allclose(topic.policy_iteration(P, R, 0.9)[1][:5], BEST, atol=0.05)

    def test_no_end(self, topic):
        P, R, _ = robot(topic)
        with pytest.raises(np.linalg.LinAlgError):
            topic.evaluate_policy(P, R, np.full(11, 3), 1.0)
        with pytest.raises(np.linalg.LinAlgError):
            topic.policy_iteration(*robot(topic, slip=0.0)[:2], 1.0)
        assert topic.policy_iteration(P, R, 1.0)[2] == 5

    @pytest.mark.oracle("finite_horizon_plan", analytic="all plans for three steps, one by one")
    def test_horizon(self, topic):
        P, R = drawn(1, 2, 2)
        best = np.full(2, -np.inf)
        for plan in product(product(range(2), repeat=2), repeat=3):
            V = np.zeros(2)
            for actions in plan:
                V = np.array([R[s, a] + 0.9 * P[s, a] @ V for s, a in enumerate(actions)])
            best = np.maximum(best, V)
        V, policy = topic.finite_horizon_plan(P, R, 0.9, 3)
        assert_allclose(V[3], best)
        assert policy.shape == (3, 2)
        with pytest.raises(ValueError, match="horizon"):
            topic.finite_horizon_plan(P, R, 0.9, -1)


class TestLearning:
    @pytest.mark.oracle("epsilon_greedy", analytic="the chances eps / A and 1 - eps + eps / A")
    @pytest.mark.oracle("expected_sarsa_update", analytic="the mean of Sarsa over many draws")
    def test_chances(self, topic):
        rng, row = np.random.default_rng(0), np.array([1.0, 4.0, 2.0])
        drawn_actions = [topic.epsilon_greedy(row, 0.3, rng) for _ in range(20_000)]
        shares = np.bincount(drawn_actions) / 20_000
        assert_allclose(shares, [0.1, 0.8, 0.1], atol=0.015)
        Q = np.stack([row, row])
        expected = topic.expected_sarsa_update(Q, 0, 0, 0.0, 1, False, 1.0, 1.0, 0.3)[0, 0]
        assert_allclose(expected, row[drawn_actions].mean(), atol=0.03)

    @pytest.mark.oracle("q_learning_update", library="scipy.optimize.linprog")
    @pytest.mark.oracle("q_learning", library="scipy.optimize.linprog")
    def test_converges(self, topic):
        P, R = drawn(2, 3, 2)
        right = R + 0.6 * P @ by_linear_program(P, R, 0.6)
        rng = np.random.default_rng(0)
        Q = topic.q_learning(P, R, 0, set(), lambda n: n**-0.8, 0.6, 0.5, 1, 20_000, rng)
        assert_allclose(Q, right, atol=0.1)
        mean = np.zeros((3, 2))
        for t in range(3):
            mean += P[0, 1, t] * topic.q_learning_update(right, 0, 1, R[0, 1], t, False, 1, 0.6)
        assert_allclose(mean, right, atol=1e-7)  # on average the right table stays

    @pytest.mark.oracle("robbins_monro", library="scipy.special.zeta")
    def test_sums(self, topic):
        n = np.arange(1.0, 1e5)
        total, squares, ratio = topic.robbins_monro(1 / n)
        assert_allclose(squares, zeta(2), atol=2e-5)
        assert_allclose(total, np.log(1e5) + np.euler_gamma, atol=1e-4)
        assert_allclose(ratio, squares / total)
        assert np.isnan(topic.robbins_monro(np.array([]))[2])
