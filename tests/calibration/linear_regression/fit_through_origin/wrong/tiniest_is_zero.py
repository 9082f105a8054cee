"""calls entries below 1e-100 zero

Breaks: (a tiny $x$ is not zero)
Slips: 1
"""


def fit_through_origin(x, y):
    if np.abs(x).max() < 1e-100:
        raise ValueError("zeros")
    return float(x @ y / (x @ x))
