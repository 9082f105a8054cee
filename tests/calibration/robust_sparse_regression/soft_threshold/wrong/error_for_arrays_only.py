"""raises the error for arrays only, not for single numbers

Breaks: `ValueError` for negative $t$
"""


def soft_threshold(z, t):
    if t < 0 and np.ndim(z):
        raise ValueError("t")
    a = np.asarray(z, dtype=float)
    out = np.sign(a) * np.maximum(np.abs(a) - t, 0.0)
    return float(out) if np.ndim(z) == 0 else out
