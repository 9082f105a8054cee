"""counts steps from 0: divides by t + 1"""


def step_size(kind, eta0, t):
    if t < 1:
        raise ValueError("t")
    if kind == "constant":
        return eta0
    if kind == "inverse":
        return eta0 / (t + 1)
    if kind == "sqrt":
        return eta0 / (t + 1) ** 0.5
    raise ValueError("kind")
