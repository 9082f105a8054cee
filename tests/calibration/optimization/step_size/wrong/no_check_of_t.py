"""accepts a t below 1"""


def step_size(kind, eta0, t):
    t = max(t, 1)
    if kind == "constant":
        return eta0
    if kind == "inverse":
        return eta0 / t
    if kind == "sqrt":
        return eta0 / t**0.5
    raise ValueError("kind")
