"""takes all rounds for the cycle if there are three or more

Breaks: the one before the other
"""

import numpy as np


def repeated_value(a, b, payoff, gamma):
    if not 0 <= gamma < 1:
        raise ValueError
    x, y, seen, pays = [], [], [], []
    while True:
        i, j = a(list(x), list(y)), b(list(y), list(x))
        if (i, j) in seen:
            break
        seen.append((i, j))
        pays.append(payoff[i, j])
        x.append(i)
        y.append(j)
    start = seen.index((i, j)) if len(seen) < 3 else 0
    k = len(seen) - start
    total = np.zeros(2)
    for t in range(len(seen)):
        w = gamma ** t
        if t >= start:
            w = w / (1 - gamma ** k)
        total = total + w * np.asarray(pays[t], dtype=float)
    total = (1 - gamma) * total
    return float(total[0]), float(total[1])
