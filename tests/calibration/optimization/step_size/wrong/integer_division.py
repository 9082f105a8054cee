"""cuts the step to an integer by integer division

Breaks: integer
"""


def step_size(kind, eta0, t):
    if t < 1:
        raise ValueError("t")
    if kind == "constant":
        return eta0
    if kind == "inverse":
        return eta0 // t
    if kind == "sqrt":
        return eta0 // t**0.5
    raise ValueError("kind")
