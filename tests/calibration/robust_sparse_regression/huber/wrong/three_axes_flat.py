"""flattens arrays of three axes

Breaks: tables of residuals
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps must be positive")
    a = np.asarray(r, dtype=float)
    c = np.clip(a, -eps, eps)
    values = c * (a - c / 2)
    if a.ndim == 0:
        return float(values), float(c)
    return (values.ravel(), c.ravel()) if a.ndim > 2 else (values, c)
