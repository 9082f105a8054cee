"""accepts the first letters of a name

Breaks: unknown classes
"""

from math import comb


def growth_function(kind, n):
    if n < 0:
        raise ValueError("n is negative")
    if "rays".startswith(kind):
        return n + 1
    if kind == "intervals":
        return n * (n + 1) // 2 + 1
    if kind == "convex":
        return 2**n
    if kind and "perceptron2d".startswith(kind):
        return n * n - n + 2 if n else 1
    raise ValueError("unknown")
