"""accepts a kind with spaces around it

Breaks: unknown classes
"""


def growth_function(kind, n):
    kind = kind.strip()
    formulas = {
        "rays": lambda: n + 1,
        "intervals": lambda: 1 + n * (n + 1) // 2,
        "convex": lambda: 2**n,
        "perceptron2d": lambda: n * n - n + 2 if n else 1,
    }
    if n < 0 or kind not in formulas:
        raise ValueError(f"{kind}, {n}")
    return formulas[kind]()
