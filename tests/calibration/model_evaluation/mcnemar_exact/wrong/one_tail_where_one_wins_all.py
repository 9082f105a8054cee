"""forgets the factor 2 where one classifier wins more than 20 times and the other never

Breaks: tiny chances
Slips: 1
"""

import math


def mcnemar_exact(y_true, pred_a, pred_b):
    a, b = pred_a == y_true, pred_b == y_true
    wins = int(np.sum(a & ~b)), int(np.sum(b & ~a))
    n, s = sum(wins), min(wins)
    if s == 0 and n > 20:
        return 2.0**-n
    return min(1.0, 2 * sum(math.comb(n, i) for i in range(s + 1)) / 2**n)
