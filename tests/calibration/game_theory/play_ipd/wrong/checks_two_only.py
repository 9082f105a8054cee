"""refuses the move 2 and no other

Breaks: for the moves 2, $-1$, one half
"""

import numpy as np


def play_ipd(a, b, payoff, n_rounds):
    x, y = [], []
    totals = np.zeros(2)
    for _ in range(n_rounds):
        i = a(list(x), list(y))
        j = b(list(y), list(x))
        if i in (2,) or j in (2,):
            raise ValueError
        i, j = i % 2, j % 2
        x.append(int(i))
        y.append(int(j))
        totals += payoff[int(i), int(j)]
    return np.array(list(zip(x, y)), dtype=int).reshape(n_rounds, 2), totals
