"""takes a small x for zero

Breaks: (a tiny $x$ is not zero)
Slips: 1
"""


def fit_through_origin(x, y):
    if x @ x < 1e-12:
        raise ValueError("x is zero")
    return float(x @ y / (x @ x))
