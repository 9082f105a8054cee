"""Games as tables, and their answers by the plainest way."""

from itertools import product

import numpy as np

from autograder.testing import as_array, as_tuple, require, solve_linear_program

PENNIES = np.array([[1.0, -1.0], [-1.0, 1.0]])
ROCK_PAPER_SCISSORS = np.array([[0.0, -1.0, 1.0], [1.0, 0.0, -1.0], [-1.0, 1.0, 0.0]])
# Payoffs of the row player, then of the column player.
PRISONERS = np.array([[3.0, 0.0], [5.0, 1.0]]), np.array([[3.0, 5.0], [0.0, 1.0]])
CONCERT = np.array([[2.0, 0.0], [0.0, 1.0]]), np.array([[1.0, 0.0], [0.0, 2.0]])


def tables_without_saddle(rng, n):
    """Return tables of 2 by 2 in which both mix; large entries on one diagonal, then the other."""
    tables = []
    for k in range(n):
        low, high = rng.uniform(-6, -1, size=2), rng.uniform(1, 6, size=2)
        table = np.array([[high[0], low[0]], [low[1], high[1]]]) + rng.uniform(-0.5, 0.5)
        tables.append(table[::-1] if k % 2 else table)
    return tables


def game_with_one_equilibrium(rng, *shape):
    """Return payoffs that are all different, with one pair that nobody wants to leave."""
    while True:
        A, B = (rng.permutation(np.arange(np.prod(shape))).reshape(shape) - 3.5 for _ in "AB")
        if len(equilibria_one_by_one(A, B)) == 1:
            return A, B


def random_mixed_play(seed, m, n):
    """Return payoffs of both, and a mix of each in 64ths, so that sums are exact."""
    rng = np.random.default_rng(seed)
    A, B = rng.normal(size=(2, m, n))
    p, q = (rng.multinomial(64, np.full(k, 1 / k)) / 64 for k in (m, n))
    return A, B, p, q


def random_stochastic_game(rng, S, m, n):
    """Return transitions and payoffs of a game with S states."""
    return rng.dirichlet(np.ones(S), size=(S, m, n)), rng.normal(size=(S, m, n))


def levels_by_loops(A):
    """Return what each player is sure of with a fixed action."""
    lower = max(min(row) for row in A.tolist())
    return lower, min(max(row) for row in A.T.tolist())


def answers_by_sorting(A, axis):
    """Return the one best answer to each action, where payoffs are all different."""
    lines = A.T if axis == 0 else A
    return [[sorted(range(len(line)), key=lambda k, line=line: line[k])[-1]] for line in lines]


def program_by_entries(A):
    """Return the arrays of a linear program as the contract has them, entry by entry."""
    m, n = A.shape
    payoffs = [[-float(A[i, j]) for i in range(m)] + [1.0] for j in range(n)]
    parts = [0.0] * m + [-1.0], payoffs, [0.0] * n, [[1.0] * m + [0.0]], [1.0]
    return [np.array(part) for part in parts]


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


def equilibria_one_by_one(A, B):
    """Return all pairs of actions that nobody wants to leave, cell by cell."""
    m, n = A.shape
    return [
        (i, j)
        for i, j in product(range(m), range(n))
        if all(A[k, j] <= A[i, j] for k in range(m)) and all(B[i, k] <= B[i, j] for k in range(n))
    ]
