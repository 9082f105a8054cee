"""computes powers of 2 by exponentials of logarithms

Breaks: exact integers at 200 points and more
"""

from math import comb, exp, log


def growth_function(kind, n):
    if n < 0:
        raise ValueError("n is negative")
    if kind == "rays":
        return n + 1
    if kind == "intervals":
        return n * (n + 1) // 2 + 1
    if kind == "convex":
        return round(exp(n * log(2)))
    if kind == "perceptron2d":
        return n * n - n + 2 if n else 1
    raise ValueError("unknown")
