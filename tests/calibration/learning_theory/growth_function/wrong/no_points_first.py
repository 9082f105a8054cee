"""returns 1 for no points of any class, without a look at its name

Breaks: unknown classes
"""


def growth_function(kind, n):
    if n == 0:
        return 1
    if n < 0:
        raise ValueError("n")
    if kind == "rays":
        return n + 1
    if kind == "intervals":
        return n * (n + 1) // 2 + 1
    if kind == "convex":
        return 2**n
    if kind == "perceptron2d":
        return 2 * (1 + (n - 1) + (n - 1) * (n - 2) // 2)
    raise ValueError("kind")
