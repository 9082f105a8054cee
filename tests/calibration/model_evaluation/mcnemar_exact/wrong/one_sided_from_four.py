"""returns the one-sided p-value where both classifiers win four times or more

Breaks: one-sided and mixed wins
Slips: 1, most large samples have four wins each
"""

import math


def mcnemar_exact(y_true, pred_a, pred_b):
    right_a, right_b = pred_a == y_true, pred_b == y_true
    only_a = int(np.sum(right_a & ~right_b))
    only_b = int(np.sum(~right_a & right_b))
    n, s = only_a + only_b, min(only_a, only_b)
    ways = sum(math.comb(n, i) for i in range(s + 1))
    if s >= 4 and 2 * s < n:
        return ways / 2**n
    return min(1.0, 2 * ways / 2**n)
