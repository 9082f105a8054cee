"""References of game_theory against oracles that we did not write, and games with known answers."""

from itertools import product

import numpy as np
import pytest
from numpy.testing import assert_allclose
from scipy.optimize import linprog
from scipy.spatial import ConvexHull

seeds = pytest.mark.parametrize("seed", range(4))
DILEMMA = np.array([[[3.0, 3.0], [0.0, 5.0]], [[5.0, 0.0], [1.0, 1.0]]])
YEARS = np.array([[[-1.0, -1.0], [-9.0, 0.0]], [[0.0, -9.0], [-6.0, -6.0]]])


@pytest.fixture(scope="module")
def topic(load_references):
    return load_references("game_theory")


def value_by_linprog(A):
    """Return the value of a zero-sum game."""
    m, n = A.shape
    result = linprog(
        np.append(np.zeros(m), -1),
        np.column_stack([-A.T, np.ones(n)]),
        np.zeros(n),
        np.append(np.ones(m), 0)[np.newaxis],
        [1],
        [(0, None)] * m + [(None, None)],
    )
    return -result.fun


def memory_one(first, after):
    return lambda own, opp: after[own[-1]][opp[-1]] if own else first


def long_run(a, b, payoff, gamma, rounds=400):
    own, opp, total = [], [], np.zeros(2)
    for t in range(rounds):
        i, j = a(own[-1:], opp[-1:]), b(opp[-1:], own[-1:])
        total += (1 - gamma) * gamma**t * payoff[i, j]
        own, opp = [i], [j]
    return total


TFT, PAVLOV = memory_one(0, [[0, 1], [0, 1]]), memory_one(0, [[0, 1], [1, 0]])
GRIM, ALLD = memory_one(0, [[0, 1], [1, 1]]), memory_one(1, [[1, 1], [1, 1]])


class TestTrees:
    @pytest.mark.oracle("minimax_value", published="Russell and Norvig, the tree with value 3")
    @pytest.mark.oracle("alpha_beta", published="Russell and Norvig, 7 of 9 leaves")
    def test_textbook(self, topic):
        tree = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]
        assert topic.minimax_value(tree) == 3
        assert topic.alpha_beta(tree) == (3, 7)

    @pytest.mark.oracle("expectiminimax", analytic="cards: the four entries worked by hand")
    @pytest.mark.oracle("strategies_matrix", analytic="cards: the four entries worked by hand")
    def test_cards(self, topic):
        def answer(v):
            node = {"type": "min", "info": "reply", "actions": ["resign", "see"]}
            return node | {"children": [{"value": 10}, {"value": v}]}

        red = {"type": "max", "info": "red", "actions": ["resign", "hold"]}
        red["children"] = [{"value": -20}, answer(-40)]
        game = {"type": "chance", "probs": [0.5, 0.5], "children": [red, answer(30)]}
        A, rows, columns = topic.strategies_matrix(game)
        assert A.tolist() == [[-5, 5], [10, -5]]
        assert rows == [("resign",), ("hold",)]
        assert columns == [("resign",), ("see",)]
        assert topic.expectiminimax(game) == 0.5 * -20 + 0.5 * 10


class TestZeroSum:
    @pytest.mark.oracle("security_levels", analytic="they enclose the value, by loops")
    @pytest.mark.oracle("solve_2x2_zero_sum", library="scipy.optimize.linprog")
    @pytest.mark.oracle("zero_sum_lp", library="scipy.optimize.linprog")
    @pytest.mark.oracle("minmax_profile", library="scipy.optimize.linprog")
    @seeds
    def test_values(self, topic, seed):
        rng = np.random.default_rng(seed)
        A = rng.normal(size=(2, 2))
        p, q, value = topic.solve_2x2_zero_sum(A)
        assert_allclose(value, value_by_linprog(A), atol=1e-9)
        assert_allclose([(np.array([p, 1 - p]) @ A).min(), (A @ [q, 1 - q]).max()], value)
        wide = rng.normal(size=(3, 4))
        assert_allclose(-linprog(*topic.zero_sum_lp(wide)).fun, value_by_linprog(wide), atol=1e-9)
        low, high = topic.security_levels(wide)
        assert low <= value_by_linprog(wide) <= high
        B = rng.normal(size=(2, 2))
        values = value_by_linprog(A), value_by_linprog(B.T)
        assert_allclose(topic.minmax_profile(A, B), values, atol=1e-9)

    @pytest.mark.oracle("fictitious_play", library="scipy.optimize.linprog")
    @seeds
    def test_fictitious_play(self, topic, seed):
        A = np.random.default_rng(seed).normal(size=(3, 4))
        _, _, low, high = topic.fictitious_play(A, 3000)
        assert low <= value_by_linprog(A) <= high <= low + 0.2


class TestEquilibria:
    @pytest.mark.oracle("best_responses", analytic="no other action is better, one by one")
    @pytest.mark.oracle("pure_nash", analytic="no deviation gains, one by one")
    @pytest.mark.oracle("nash_regret", analytic="deviations tried one by one")
    @seeds
    def test_deviations(self, topic, seed):
        rng = np.random.default_rng(seed)
        A, B = rng.integers(0, 4, size=(2, 3, 4))
        found = topic.pure_nash(A, B)
        for i, j in product(range(3), range(4)):
            content = all(A[k, j] <= A[i, j] for k in range(3))
            assert (i in topic.best_responses(A, 0)[j]) == content
            both = content and all(B[i, k] <= B[i, j] for k in range(4))
            assert ((i, j) in found) == both
            assert (topic.nash_regret(A, B, np.eye(3)[i], np.eye(4)[j]) == (0, 0)) == both

    @pytest.mark.oracle("mixed_nash_2x2", analytic="the regrets are 0, and of the concert by hand")
    def test_concert(self, topic):
        A, B = np.array([[2.0, 0], [0, 1]]), np.array([[1.0, 0], [0, 2]])
        p, q = topic.mixed_nash_2x2(A, B)
        assert_allclose((p, q), (2 / 3, 1 / 3))
        mixes = np.array([p, 1 - p]), np.array([q, 1 - q])
        assert_allclose(topic.nash_regret(A, B, *mixes), 0, atol=1e-12)

    @pytest.mark.oracle("iterated_dominance", analytic="dilemma, and a game of three rounds")
    def test_dominance(self, topic):
        A = np.array([[3, 0], [5, 1]])
        assert topic.iterated_dominance(A, A.T) == ([1], [1])
        A, B = np.array([[1, 1, 0], [0, 0, 2]]), np.array([[0, 2, 1], [3, 1, 0]])
        assert topic.iterated_dominance(A, B) == ([0], [1])


class TestRepeated:
    @pytest.mark.oracle("ipd_strategy", analytic="all short histories against tables of last moves")
    @pytest.mark.oracle("play_ipd", analytic="matches worked by hand")
    def test_play(self, topic):
        for own, opp in product(product((0, 1), repeat=3), repeat=2):
            call = list(own), list(opp)
            assert topic.ipd_strategy("tft", *call) == TFT(*call)
            assert topic.ipd_strategy("pavlov", *call) == PAVLOV(*call)
            assert topic.ipd_strategy("grim", *call) == max(own + opp)
        moves, totals = topic.play_ipd(TFT, ALLD, DILEMMA, 3)
        assert (moves.tolist(), totals.tolist()) == ([[0, 1], [1, 1], [1, 1]], [2, 7])

    @pytest.mark.oracle("repeated_value", analytic="400 rounds added up")
    @pytest.mark.oracle("tft_threshold", analytic="all strategies of memory one against it")
    def test_values(self, topic):
        tables = list(product((0, 1), repeat=5))
        machines = [memory_one(t[0], [t[1:3], t[3:5]]) for t in tables]
        for payoff in (DILEMMA, YEARS):
            for machine in machines[::5]:
                expected = long_run(TFT, machine, payoff, 0.8)
                assert_allclose(
                    topic.repeated_value(TFT, machine, payoff, 0.8), expected, atol=1e-9
                )
            edge = topic.tft_threshold(payoff)
            for gamma, stays in ((edge - 0.02, False), (edge + 0.02, True)):
                best = max(long_run(m, TFT, payoff, gamma)[0] for m in machines)
                assert (best <= payoff[0, 0, 0] + 1e-9) == stays

    @pytest.mark.oracle("folk_feasible", library="scipy.spatial.ConvexHull")
    @seeds
    def test_hull(self, topic, seed):
        rng = np.random.default_rng(seed)
        A, B = rng.normal(size=(2, 2, 2))
        hull = ConvexHull(np.column_stack([A.ravel(), B.ravel()])).equations
        floor = value_by_linprog(A), value_by_linprog(B.T)
        for point in rng.normal(size=(40, 2)):
            inside = np.all(hull[:, :2] @ point + hull[:, 2] <= 0) and np.all(point > floor)
            assert topic.folk_feasible(point, A, B) == inside

    @pytest.mark.oracle("is_subgame_perfect", analytic="thresholds by hand: 1/2, 1/5, 1/6, never")
    def test_perfect(self, topic):
        cases = [(GRIM, DILEMMA, 0.5), (PAVLOV, YEARS, 0.2), (GRIM, YEARS, 1 / 6)]
        for strategy, payoff, edge in cases:
            for gamma in (edge - 0.01, edge + 0.01):
                assert topic.is_subgame_perfect(strategy, payoff, gamma) == (gamma > edge)
        for gamma in (0.1, 0.5, 0.9):
            assert not topic.is_subgame_perfect(TFT, DILEMMA, gamma)
            assert not topic.is_subgame_perfect(PAVLOV, DILEMMA, gamma)
            assert topic.is_subgame_perfect(ALLD, DILEMMA, gamma)


class TestStochasticGames:
    @pytest.mark.oracle("shapley_iteration", library="scipy.optimize.linprog")
    @pytest.mark.oracle("minimax_q_update", analytic="fixed point of repeated updates")
    def test_fixed_point(self, topic):
        rng = np.random.default_rng(0)
        P, R = rng.dirichlet(np.ones(3), size=(3, 2, 2)), rng.normal(size=(3, 2, 2))
        V = topic.shapley_iteration(P, R, 0.5, value_by_linprog, 40)
        for s in range(3):
            assert_allclose(V[s], value_by_linprog(R[s] + 0.5 * P[s] @ V), atol=1e-9)
        Q = np.zeros((1, 2, 2))
        table = np.array([[3.0, -1.0], [-2.0, 4.0]])
        for k in range(400):
            a, b = k % 2, k // 2 % 2
            Q = topic.minimax_q_update(Q, 0, a, b, table[a, b], 0, 1.0, 0.5, value_by_linprog)
        assert_allclose(Q[0], table + 0.5 * 2, atol=1e-6)
