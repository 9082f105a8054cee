"""takes the normal distribution for the binomial from 2,000 deciding samples on

Breaks: thousands of samples
Slips: 1
"""

import math


def mcnemar_exact(y_true, pred_a, pred_b):
    a, b = pred_a == y_true, pred_b == y_true
    wins, losses = int(np.sum(a & ~b)), int(np.sum(~a & b))
    n, s = wins + losses, min(wins, losses)
    if n >= 2000:
        return min(1.0, math.erfc((n / 2 - s - 0.5) / math.sqrt(n / 2)))
    return min(1.0, 2 * sum(math.comb(n, i) for i in range(s + 1)) / 2**n)
