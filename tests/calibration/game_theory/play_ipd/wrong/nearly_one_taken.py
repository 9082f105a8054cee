"""takes moves that are nearly 0 or 1

Breaks: nearly 1
"""

import numpy as np


def play_ipd(a, b, payoff, n_rounds):
    own, opp = [], []
    totals = np.zeros(2)
    for _ in range(n_rounds):
        x, y = a(own.copy(), opp.copy()), b(opp.copy(), own.copy())
        for move in (x, y):
            if move is None or min(abs(move), abs(move - 1)) > 1e-9:
                raise ValueError("no move")
        x, y = round(x), round(y)
        own.append(x)
        opp.append(y)
        totals += payoff[int(x), int(y)]
    return np.array(list(zip(own, opp)), dtype=int).reshape(n_rounds, 2), totals
