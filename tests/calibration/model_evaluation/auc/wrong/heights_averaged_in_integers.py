"""averages neighbouring heights in integers where y holds integers

Breaks: integers
Slips: 1
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    sign = -1 if np.any(dx < 0) else 1
    return float(
        sign * np.sum(dx * ((y[:-1] + y[1:]) // 2 if y.dtype.kind == "i" else (y[:-1] + y[1:]) / 2))
    )
