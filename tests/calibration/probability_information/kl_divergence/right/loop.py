# Term by term.
import math


def kl_divergence(p, q, base=2.0):
    total = 0.0
    for a, b in zip(p.tolist(), q.tolist()):
        if a > 0 and b == 0:
            return math.inf
        if a > 0:
            total += a * (math.log(a) - math.log(b))
    return max(total / math.log(base), 0.0)
