"""returns no step shorter than 1e-6

Breaks: small $\\eta_0$
"""


def step_size(kind, eta0, t):
    if t < 1:
        raise ValueError
    if kind == "constant":
        return eta0
    if kind == "inverse":
        return max(eta0 / t, 1e-6)
    if kind == "sqrt":
        return max(eta0 / t**0.5, 1e-6)
    raise ValueError
