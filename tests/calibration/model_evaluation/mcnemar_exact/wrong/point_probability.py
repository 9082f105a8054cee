"""takes the chance of exactly s heads

Breaks: one-sided and mixed wins
Slips: 1, every mixed p-value is too small
"""

import math


def mcnemar_exact(y_true, pred_a, pred_b):
    right_a, right_b = pred_a == y_true, pred_b == y_true
    only_a = int(np.sum(right_a & ~right_b))
    only_b = int(np.sum(~right_a & right_b))
    n, s = only_a + only_b, min(only_a, only_b)
    ways = math.comb(n, s)
    return min(1.0, 2 * ways / 2**n)
