# Logarithms of factorials.
import math


def mcnemar_exact(y_true, pred_a, pred_b):
    a, b = pred_a == y_true, pred_b == y_true
    u, v = int(np.sum(a > b)), int(np.sum(a < b))
    n = u + v
    logs = [
        math.lgamma(n + 1) - math.lgamma(i + 1) - math.lgamma(n - i + 1) - n * math.log(2)
        for i in range(min(u, v) + 1)
    ]
    return min(1.0, 2 * math.fsum(math.exp(t) for t in logs))
