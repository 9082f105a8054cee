"""returns 0 for integer zeros

Breaks: and the error
Slips: 1
"""


def fit_through_origin(x, y):
    if not np.any(x):
        if x.dtype.kind == "i":
            return 0.0
        raise ValueError("zeros")
    return float(x @ y / (x @ x))
