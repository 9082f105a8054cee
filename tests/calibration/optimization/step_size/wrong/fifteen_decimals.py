"""rounds the step to 15 decimals

Breaks: small $\\eta_0$
"""


def step_size(kind, eta0, t):
    if t < 1 or kind not in ("constant", "inverse", "sqrt"):
        raise ValueError(kind, t)
    step = {"constant": eta0, "inverse": eta0 / t, "sqrt": eta0 / np.sqrt(t)}[kind]
    return round(float(step), 15)
