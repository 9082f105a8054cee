"""refuses moves written as True or False

Breaks: moves written as 1.0 or True
"""

import numpy as np


def play_ipd(a, b, payoff, n_rounds):
    own, opp = [], []
    totals = np.zeros(2)
    for _ in range(n_rounds):
        x, y = a(own.copy(), opp.copy()), b(opp.copy(), own.copy())
        for move in (x, y):
            if isinstance(move, (bool, np.bool_)) or not (move == 0 or move == 1):
                raise ValueError("no move")
        x, y = int(x), int(y)
        own.append(x)
        opp.append(y)
        totals += payoff[int(x), int(y)]
    return np.array(list(zip(own, opp)), dtype=int).reshape(n_rounds, 2), totals
