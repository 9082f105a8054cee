"""halves the sum in integers where x and y hold integers

Breaks: integers
Slips: 1
"""


def auc(x, y):
    dx = np.diff(x)
    if np.any(dx < 0) and np.any(dx > 0):
        raise ValueError("x goes both ways")
    double = np.sum(np.abs(dx) * (y[:-1] + y[1:]))
    return float(double // 2 if double.dtype.kind in "iu" else double / 2)
