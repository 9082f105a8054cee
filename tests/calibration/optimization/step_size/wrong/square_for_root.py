"""uses the square of t in place of its root

Breaks: all three rules
"""


def step_size(kind, eta0, t):
    if t < 1:
        raise ValueError("t")
    if kind == "constant":
        return eta0
    if kind == "inverse":
        return eta0 / t
    if kind == "sqrt":
        return eta0 / t**2
    raise ValueError("kind")
