"""compares texts by their first three letters

Breaks: text labels
Slips: 1
"""

import math


def mcnemar_exact(y_true, pred_a, pred_b):
    if y_true.dtype.kind == "U":
        y_true, pred_a, pred_b = (a.astype("U3") for a in (y_true, pred_a, pred_b))
    right_a, right_b = pred_a == y_true, pred_b == y_true
    only_a = int(np.sum(right_a & ~right_b))
    only_b = int(np.sum(~right_a & right_b))
    n, s = only_a + only_b, min(only_a, only_b)
    ways = sum(math.comb(n, i) for i in range(s + 1))
    return min(1.0, 2 * ways / 2**n)
