"""takes binomial coefficients of n in place of n - 1

Breaks: each of the four classes
"""

from math import comb


def growth_function(kind, n):
    if n < 0:
        raise ValueError("n is negative")
    if kind == "rays":
        return n + 1
    if kind == "intervals":
        return n * (n + 1) // 2 + 1
    if kind == "convex":
        return 2**n
    if kind == "perceptron2d":
        return 2 * sum(comb(n, i) for i in range(3)) if n else 1
    raise ValueError("unknown")
