"""reads the first letters only

Breaks: strings that only begin like a rule
"""


def step_size(kind, eta0, t):
    if t < 1:
        raise ValueError
    if kind.startswith("const"):
        return eta0
    if kind.startswith("inv"):
        return eta0 / t
    if kind.startswith("sqrt"):
        return eta0 / t**0.5
    raise ValueError
