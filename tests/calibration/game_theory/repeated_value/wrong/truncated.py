"""adds up a hundred rounds and stops

Breaks: factors close to 1
"""

import numpy as np


def repeated_value(a, b, payoff, gamma):
    if not 0 <= gamma < 1:
        raise ValueError("gamma")
    own, opp = [], []
    total = np.zeros(2)
    for t in range(100):
        i, j = a(list(own), list(opp)), b(list(opp), list(own))
        total += (1 - gamma) * gamma**t * payoff[i, j]
        own.append(i)
        opp.append(j)
    return float(total[0]), float(total[1])
