"""turns the caller's x round in place where x falls

Breaks: that the arguments stay as they are
Slips: 1
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    sign = -1 if np.any(dx < 0) else 1
    if sign < 0:
        x[:] = x[::-1].copy()
    x -= x[0] if x.dtype.kind == "f" else 0
    return float(sign * np.sum(dx * (y[:-1] + y[1:])) / 2)
