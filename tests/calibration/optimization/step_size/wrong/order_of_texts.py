"""compares texts by their order in the alphabet"""


def step_size(kind, eta0, t):
    if t < 1:
        raise ValueError
    if kind == "constant":
        return eta0
    if kind == "inverse":
        return eta0 / t
    if kind >= "sqrt":
        return eta0 / t**0.5
    raise ValueError
