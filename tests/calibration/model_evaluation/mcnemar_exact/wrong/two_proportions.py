"""compares the two accuracies as if the samples were not the same

Slips: 1, another test is made
"""

import math


def mcnemar_exact(y_true, pred_a, pred_b):
    right_a, right_b = pred_a == y_true, pred_b == y_true
    only_a = int(np.sum(right_a & ~right_b))
    only_b = int(np.sum(~right_a & right_b))
    m = len(y_true)
    p = (right_a.mean() + right_b.mean()) / 2
    if p in (0.0, 1.0):
        return 1.0
    z = abs(right_a.mean() - right_b.mean()) / math.sqrt(2 * p * (1 - p) / m)
    return math.erfc(z / math.sqrt(2))
