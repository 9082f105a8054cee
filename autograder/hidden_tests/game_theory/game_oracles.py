"""Games to ask about: trees, tables, dilemmas; and their answers by the plainest way."""

from itertools import product

import numpy as np

from autograder.testing import as_array, as_tuple, require, solve_linear_program

# R, S, T, P are 3, 0, 5, 1 and -1, -9, 0, -6; in LOPSIDED no two payoffs are alike.
DILEMMA = np.array([[[3.0, 3.0], [0.0, 5.0]], [[5.0, 0.0], [1.0, 1.0]]])
YEARS = np.array([[[-1.0, -1.0], [-9.0, 0.0]], [[0.0, -9.0], [-6.0, -6.0]]])
LOPSIDED = np.array([[[3.0, 30.0], [-7.0, 50.0]], [[5.0, -11.0], [1.0, 13.0]]])

# A first move, and the move after (own, opponent's) last moves.
MEMORY = {
    "allc": (0, [[0, 0], [0, 0]]),
    "alld": (1, [[1, 1], [1, 1]]),
    "tft": (0, [[0, 1], [0, 1]]),
    "grim": (0, [[0, 1], [1, 1]]),
    "pavlov": (0, [[0, 1], [1, 0]]),
    "wary": (1, [[0, 1], [0, 1]]),
    "fickle": (0, [[1, 0], [1, 0]]),
    "turn": (1, [[1, 1], [0, 0]]),
}


def symmetric_dilemma(T, R, P, S):
    """Return the payoffs of a symmetric game."""
    return np.array([[[R, R], [S, T]], [[T, S], [P, P]]], dtype=float)


def random_tree_of_moves(rng, depth, *, leaf=0.15, whole=True):
    """Return nested lists with integer leaves, some of them high up; no two alike if not whole."""
    if depth == 0 or rng.random() < leaf:
        return int(rng.integers(-50, 51)) if whole else float(rng.normal())
    width = rng.integers(1, 4)
    return [random_tree_of_moves(rng, depth - 1, leaf=leaf, whole=whole) for _ in range(width)]


def random_tree_with_chance(rng, depth):
    """Return a tree of dicts with players and chance in any order."""
    if depth == 0 or rng.random() < 0.1:
        return {"value": float(rng.normal())}
    kind = ("max", "min", "chance")[rng.integers(3)]
    node = {"type": kind}
    node["children"] = [random_tree_with_chance(rng, depth - 1) for _ in range(rng.integers(1, 4))]
    if kind == "chance":
        node["probs"] = rng.dirichlet(np.ones(len(node["children"]))).tolist()
    return node


def value_of_moves(tree, first=True):
    """Return the value of nested lists: the best that the first player can do for sure."""
    if not isinstance(tree, list):
        return tree
    return (max if first else min)(value_of_moves(child, not first) for child in tree)


def game_value(A):
    """Return the value of a zero-sum game, by trying all corners of its linear program."""
    A = np.asarray(A, dtype=float)
    m, n = A.shape
    sums = np.append(np.ones(m), 0.0)
    A_ub = np.vstack([np.column_stack([-A.T, np.ones(n)]), -np.eye(m, m + 1), sums, -sums])
    solution = solve_linear_program(np.append(np.zeros(m), -1.0), A_ub, [0.0] * (n + m) + [1, -1])
    return -solution[1]


def solution_of_program(got):
    """Return the cost at the solution of a student's program; read as the contract writes it."""
    c, A_ub, b_ub, A_eq, b_eq, bounds = as_tuple(got, 6)
    c = as_array(c, what="c")
    k = len(c)
    A_ub, b_ub = as_array(A_ub, shape=(None, k)), as_array(b_ub)
    A_eq, b_eq = as_array(A_eq, shape=(None, k)), as_array(b_eq)
    require(len(bounds) == k, "There is not one pair of bounds for each unknown.")
    rows, right = [*A_ub, *A_eq, *-A_eq], [*b_ub, *b_eq, *-b_eq]
    for unit, (low, high) in zip(np.eye(k), bounds, strict=True):
        if low is not None:
            rows.append(-unit)
            right.append(-low)
        if high is not None:
            rows.append(unit)
            right.append(high)
    solution = solve_linear_program(c, np.array(rows), np.array(right))
    require(solution is not None, "The program has no solution.")
    return solution[1]


def sorted_pairs(got):
    """Return pairs of integers in order, to compare them where their order is free."""
    require(isinstance(got, list), "The result is not a list.")
    return sorted(tuple(int(k) for k in as_tuple(pair, 2)) for pair in got)


def remembers(name):
    """Return the strategy of a table, as a plain function."""
    first, after = MEMORY[name]
    return lambda own, opp: after[own[-1]][opp[-1]] if own else first


def discounted(a, b, payoff, gamma, rounds=3000):
    """Return what two strategies earn in many rounds, discounted; 3000 are enough up to 0.99."""
    own, opp, total = [], [], np.zeros(2)
    for t in range(rounds):
        i, j = a(own[-1:], opp[-1:]), b(opp[-1:], own[-1:])
        total += (1 - gamma) * gamma**t * payoff[i, j]
        own, opp = [i], [j]
    return float(total[0]), float(total[1])


def equilibria_one_by_one(A, B):
    """Return all pairs of actions that nobody wants to leave, cell by cell."""
    m, n = A.shape
    return [
        (i, j)
        for i, j in product(range(m), range(n))
        if all(A[k, j] <= A[i, j] for k in range(m)) and all(B[i, k] <= B[i, j] for k in range(n))
    ]
