"""returns 1 where the wins differ by no more than two

Breaks: one-sided and mixed wins
Slips: 1
"""

import math


def mcnemar_exact(y_true, pred_a, pred_b):
    a, b = pred_a == y_true, pred_b == y_true
    wins, losses = int(np.sum(a & ~b)), int(np.sum(~a & b))
    if abs(wins - losses) <= 2:
        return 1.0
    n, s = wins + losses, min(wins, losses)
    return min(1.0, 2 * sum(math.comb(n, i) for i in range(s + 1)) / 2**n)
