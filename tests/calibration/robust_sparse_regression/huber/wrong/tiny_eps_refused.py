"""refuses an eps below 1e-12

Breaks: tiny units
"""


def huber(r, eps):
    if eps < 1e-12:
        raise ValueError("eps must be positive")
    a = np.asarray(r, dtype=float)
    c = np.clip(a, -eps, eps)
    values = c * (a - c / 2)
    if a.ndim == 0:
        return float(values), float(c)
    return values, c
