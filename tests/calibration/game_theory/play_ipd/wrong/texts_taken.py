"""takes texts that read 0 or 1 for moves

Breaks: texts
"""

import numpy as np


def play_ipd(a, b, payoff, n_rounds):
    own, opp = [], []
    totals = np.zeros(2)
    for _ in range(n_rounds):
        x, y = a(own.copy(), opp.copy()), b(opp.copy(), own.copy())
        for move in (x, y):
            if move is None or float(move) not in (0.0, 1.0):
                raise ValueError("no move")
        x, y = int(x), int(y)
        own.append(x)
        opp.append(y)
        totals += payoff[int(x), int(y)]
    return np.array(list(zip(own, opp)), dtype=int).reshape(n_rounds, 2), totals
