"""accepts a kind that ends like a rule

Breaks: other strings
"""


def step_size(kind, eta0, t):
    if t < 1:
        raise ValueError("steps are counted from 1")
    powers = {"constant": 0, "inverse": 1, "sqrt": 0.5}
    for name, power in powers.items():
        if kind.endswith(name):
            return eta0 / t**power
    raise ValueError(kind)
