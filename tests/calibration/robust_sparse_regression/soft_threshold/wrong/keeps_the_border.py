"""keeps numbers of exactly t as they are

Breaks: numbers of exactly $t$
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t")
    a = np.asarray(z, dtype=float)
    out = np.sign(a) * np.maximum(np.abs(a) - t, 0.0)
    out = np.where(np.abs(a) == t, a, out)
    return float(out) if np.ndim(z) == 0 else out
