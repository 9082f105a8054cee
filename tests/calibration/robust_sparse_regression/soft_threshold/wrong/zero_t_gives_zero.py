"""returns zeros for t = 0

Breaks: $t = 0$
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t")
    a = np.asarray(z, dtype=float)
    out = np.sign(a) * np.maximum(np.abs(a) - t, 0.0)
    out = out if t else 0.0 * out
    return float(out) if np.ndim(z) == 0 else out
