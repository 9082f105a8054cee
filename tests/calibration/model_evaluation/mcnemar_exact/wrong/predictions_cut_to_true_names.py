"""cuts predictions off at the length of the longest true class

Breaks: text labels
Slips: 1
"""

import math


def mcnemar_exact(y_true, pred_a, pred_b):
    a, b = (p.astype(y_true.dtype) == y_true for p in (pred_a, pred_b))
    wins, losses = int(np.sum(a & ~b)), int(np.sum(~a & b))
    n, s = wins + losses, min(wins, losses)
    return min(1.0, 2 * sum(math.comb(n, i) for i in range(s + 1)) / 2**n)
