"""divides with a slash

Breaks: exact integers at 200 points and more
Slips: 1, intervals stand in two tests
"""

from math import comb


def growth_function(kind, n):
    if n < 0:
        raise ValueError("n is negative")
    if kind == "rays":
        return n + 1
    if kind == "intervals":
        return n * (n + 1) / 2 + 1
    if kind == "convex":
        return 2**n
    if kind == "perceptron2d":
        return n * n - n + 2 if n else 1
    raise ValueError("unknown")
