"""gives half of the undecided samples to each classifier

Breaks: samples that both get right or both wrong
Slips: 1
"""

import math


def mcnemar_exact(y_true, pred_a, pred_b):
    right_a, right_b = pred_a == y_true, pred_b == y_true
    only_a = int(np.sum(right_a & ~right_b))
    only_b = int(np.sum(~right_a & right_b))
    same = int(np.sum(right_a == right_b)) // 2
    only_a, only_b = only_a + same, only_b + same
    n, s = only_a + only_b, min(only_a, only_b)
    ways = sum(math.comb(n, i) for i in range(s + 1))
    return min(1.0, 2 * ways / 2**n)
