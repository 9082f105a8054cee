"""returns arrays for a NumPy integer, since it looks for Python's numbers

Breaks: single numbers
Slips: 1
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps must be positive")
    single = isinstance(r, (int, float))
    r = np.asarray(r, dtype=float)
    d = np.clip(r, -eps, eps)
    values = np.abs(d) * (np.abs(r) - np.abs(d) / 2)
    return (float(values), float(d)) if single else (values, d)
