"""adds up the first two hundred rounds only

Breaks: what comes after
"""

import numpy as np


def is_subgame_perfect(strategy, payoff, gamma):
    if not 0 <= gamma < 1:
        raise ValueError("gamma")
    U = np.asarray(payoff, dtype=float)

    def follow(x, y):
        return strategy([x], [y]), strategy([y], [x])

    V = _solve(U, follow, gamma)
    histories = [(None, None), (0, 0), (0, 1), (1, 0), (1, 1)]
    for x, y in histories:
        if x is None:
            a = b = strategy([], [])
        else:
            a, b = follow(x, y)
        now = (1 - gamma) * U[a, b] + gamma * V[a][b]
        first = (1 - gamma) * U[1 - a, b] + gamma * V[1 - a][b]
        second = (1 - gamma) * U[a, 1 - b] + gamma * V[a][1 - b]
        if first[0] - now[0] > 1e-9 or second[1] - now[1] > 1e-9:
            return False
    return True


def _solve(U, follow, gamma):
    V = np.zeros((2, 2, 2))
    for _ in range(200):
        W = np.zeros((2, 2, 2))
        for x in range(2):
            for y in range(2):
                a, b = follow(x, y)
                W[x, y] = (1 - gamma) * U[a, b] + gamma * V[a, b]
        V = W
    return V
