"""takes the normal approximation in place of the exact sum

Slips: 1, no p-value is exact
"""

import math


def mcnemar_exact(y_true, pred_a, pred_b):
    right_a, right_b = pred_a == y_true, pred_b == y_true
    only_a = int(np.sum(right_a & ~right_b))
    only_b = int(np.sum(~right_a & right_b))
    n, s = only_a + only_b, min(only_a, only_b)
    if n == 0:
        return 1.0
    return math.erfc(abs(only_a - only_b) / math.sqrt(2 * n))
