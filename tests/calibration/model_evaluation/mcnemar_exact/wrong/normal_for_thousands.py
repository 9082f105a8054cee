"""takes the normal approximation for more than 1300 deciding samples

Breaks: thousands of samples
Slips: 1
"""

import math


def mcnemar_exact(y_true, pred_a, pred_b):
    a, b = pred_a == y_true, pred_b == y_true
    wins = int(np.sum(a & ~b)), int(np.sum(b & ~a))
    n, s = sum(wins), min(wins)
    if n > 1300:
        return math.erfc(max(0.0, n / 2 - s - 0.5) / math.sqrt(n / 4) / math.sqrt(2))
    return min(1.0, 2 * sum(math.comb(n, i) for i in range(s + 1)) / 2**n)
