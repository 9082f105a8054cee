"""returns the second player's value first

Breaks: unlike payoffs of the two
Slips: 1, right only where both earn the same
"""

import numpy as np


def repeated_value(a, b, payoff, gamma):
    if gamma < 0 or gamma >= 1:
        raise ValueError("gamma")
    own, opp, seen = [], [], []
    while True:
        i, j = a(list(own), list(opp)), b(list(opp), list(own))
        if (i, j) in seen:
            break
        seen.append((i, j))
        own.append(i)
        opp.append(j)
    start = seen.index((i, j))
    period = len(seen) - start
    total = np.zeros(2)
    for t, (x, y) in enumerate(seen):
        weight = gamma**t
        if t >= start:
            weight = weight / (1 - gamma**period)
        total = total + weight * payoff[x, y]
    total = (1 - gamma) * total
    return float(total[1]), float(total[0])
