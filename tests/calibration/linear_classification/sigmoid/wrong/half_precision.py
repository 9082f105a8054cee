"""leaves `int8` to NumPy, whose exponential of it has three digits

Breaks: integers (`int8` included)
Slips: 1
"""


def sigmoid(z):
    z = np.asarray(z)
    if z.dtype == np.float32:
        z = z.astype(np.float64)
    with np.errstate(over="ignore"):
        p = 1 / (1 + np.exp(-z))
    return float(p) if p.ndim == 0 else p.astype(np.float64)
