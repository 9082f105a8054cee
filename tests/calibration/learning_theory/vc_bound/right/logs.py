# Adds up logarithms of the terms.
import math


def vc_bound(n, eps, d_vc):
    points, logs = 2 * n, []
    for i in range(min(d_vc, points) + 1):
        logs.append(math.lgamma(points + 1) - math.lgamma(i + 1) - math.lgamma(points - i + 1))
    top = max(logs)
    total = top + math.log(sum(math.exp(v - top) for v in logs))
    return min(1.0, math.exp(min(1.0, math.log(4) + total - eps**2 * n / 8)))
