"""raises 2.0 to a power, which ends at 1023 points

Breaks: exact integers at 200 points and more
"""

from math import comb


def growth_function(kind, n):
    if kind not in ("rays", "intervals", "convex", "perceptron2d") or n < 0:
        raise ValueError("unknown class or negative n")
    if n == 0:
        return 1
    if kind == "convex":
        return int(2.0**n)
    if kind == "perceptron2d":
        return 2 * sum(comb(n - 1, i) for i in range(3))
    return comb(n + 1, 2) + 1 if kind == "intervals" else n + 1
