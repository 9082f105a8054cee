"""accepts a negative n

Breaks: `n` below 0
"""

from math import comb


def growth_function(kind, n):
    n = max(n, 0)
    if kind == "rays":
        return n + 1
    if kind == "intervals":
        return n * (n + 1) // 2 + 1
    if kind == "convex":
        return 2**n
    if kind == "perceptron2d":
        return n * n - n + 2 if n else 1
    raise ValueError("unknown")
