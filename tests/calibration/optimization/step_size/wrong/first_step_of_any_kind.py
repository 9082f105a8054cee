"""returns eta0 for the first step before it looks at the kind

Breaks: other strings
"""


def step_size(kind, eta0, t):
    if t < 1:
        raise ValueError("steps are counted from 1")
    if kind == "constant" or t == 1:
        return float(eta0)
    if kind == "inverse":
        return eta0 / t
    if kind == "sqrt":
        return eta0 / t**0.5
    raise ValueError(kind)
