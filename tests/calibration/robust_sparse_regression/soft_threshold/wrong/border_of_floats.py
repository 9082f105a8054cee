"""returns 0 within four spacings of t

Breaks: a little more than $t$
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t must not be negative")
    a = np.asarray(z, dtype=float)
    u = np.sign(a) * np.maximum(np.abs(a) - t, 0.0)
    u = np.where(np.abs(np.abs(a) - t) <= 4 * np.spacing(t), 0.0, u)
    return float(u) if a.ndim == 0 else u
