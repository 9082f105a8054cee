# Adds things up.
from math import comb


def growth_function(kind, n):
    if kind not in ("rays", "intervals", "convex", "perceptron2d") or n < 0:
        raise ValueError("cannot count that")
    if n == 0:
        return 1
    if kind == "rays":
        return comb(n, 0) + comb(n, 1)
    if kind == "intervals":
        return sum(comb(n, i) for i in range(3))
    if kind == "convex":
        return 1 << n
    return 2 + 2 * (n - 1) + (n - 1) * (n - 2)
