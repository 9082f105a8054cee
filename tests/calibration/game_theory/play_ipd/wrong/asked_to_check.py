"""asks the first strategy before the game whether it works

Breaks: once a round
"""

import numpy as np


def play_ipd(a, b, payoff, n_rounds):
    moves_a, moves_b = [], []
    totals = np.zeros(2)
    a([], [])
    for t in range(n_rounds):
        i = a(list(moves_a), list(moves_b))
        j = b(list(moves_b), list(moves_a))
        if i not in (0, 1) or j not in (0, 1):
            raise ValueError("no move")
        moves_a.append(int(i))
        moves_b.append(int(j))
        totals += payoff[int(i), int(j)]
    moves = np.array([moves_a, moves_b], dtype=int).T
    return moves, totals
