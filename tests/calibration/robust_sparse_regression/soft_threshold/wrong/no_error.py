"""raises nothing for negative t

Breaks: `ValueError` for negative $t$
"""


def soft_threshold(z, t):
    a = np.asarray(z, dtype=float)
    out = np.sign(a) * np.maximum(np.abs(a) - t, 0.0)
    return float(out) if np.ndim(z) == 0 else out
