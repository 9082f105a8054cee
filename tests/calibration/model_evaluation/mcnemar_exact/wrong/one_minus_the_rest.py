"""subtracts the chance of more heads from 1

Breaks: one-sided and mixed wins
Slips: 1
"""

import math


def mcnemar_exact(y_true, pred_a, pred_b):
    a, b = pred_a == y_true, pred_b == y_true
    wins, losses = int(np.sum(a & ~b)), int(np.sum(~a & b))
    n, s = wins + losses, min(wins, losses)
    rest = sum(math.comb(n, i) for i in range(s + 1, n + 1)) / 2**n
    return min(1.0, 2 * (1.0 - rest))
