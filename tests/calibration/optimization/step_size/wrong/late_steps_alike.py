"""lets steps shrink up to the ten thousandth only

Breaks: $t$ up to 12345
"""


def step_size(kind, eta0, t):
    if t < 1:
        raise ValueError
    t = min(t, 10_000)
    if kind == "constant":
        return eta0
    if kind == "inverse":
        return eta0 / t
    if kind == "sqrt":
        return eta0 / t**0.5
    raise ValueError
