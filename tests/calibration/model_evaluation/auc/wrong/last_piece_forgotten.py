"""leaves out the last piece

Slips: 1, every area lacks its last piece
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    sign = -1 if np.any(dx < 0) else 1
    dx = np.append(dx[:-1], 0 * dx[-1:])
    return float(sign * np.sum(dx * (y[:-1] + y[1:])) / 2)
