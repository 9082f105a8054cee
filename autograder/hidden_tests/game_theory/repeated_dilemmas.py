"""Dilemmas that are played again and again, and who plays them."""

import numpy as np

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


def players(open_function, *names):
    """Return strategies that run beside the student's code."""
    return [open_function("remembers", *MEMORY[name]) for name in names]


def random_histories(rng, name):
    """Return calls of `ipd_strategy` with random moves of both."""
    return [(name, *rng.integers(0, 2, size=(2, k)).tolist()) for k in range(1, 8)]


def remembers(name):
    """Return the strategy of a table, as a plain function."""
    return memory_one(*MEMORY[name])


def memory_one(first, after):
    """Return a strategy by its first move and its moves after (own, opponent's) last moves."""
    return lambda own, opp: after[own[-1]][opp[-1]] if own else first


def discounted(a, b, payoff, gamma, rounds=200):
    """Return what two strategies earn in many rounds, discounted; 200 are enough up to 0.8."""
    own, opp, total = [], [], np.zeros(2)
    for t in range(rounds):
        i, j = a(own[-1:], opp[-1:]), b(opp[-1:], own[-1:])
        total += (1 - gamma) * gamma**t * payoff[i, j]
        own, opp = [i], [j]
    return float(total[0]), float(total[1])
