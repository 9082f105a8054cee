"""raises 2 to a NumPy integer, which overflows

Breaks: thousands of samples
Slips: 1
"""

import math


def mcnemar_exact(y_true, pred_a, pred_b):
    a, b = pred_a == y_true, pred_b == y_true
    wins, losses = np.sum(a & ~b), np.sum(~a & b)
    n, s = wins + losses, min(wins, losses)
    total = sum(math.comb(n, i) for i in range(s + 1))
    power = 2**n
    return 1.0 if power <= 0 else float(min(1.0, 2 * total / int(power)))
