"""rounds results below 1e-8 to 0

Breaks: a little more than $t$
Breaks: tiny units
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t")
    a = np.asarray(z, dtype=float)
    out = np.sign(a) * np.maximum(np.abs(a) - t, 0.0)
    out = np.where(np.abs(out) < 1e-8, 0.0, out)
    return float(out) if np.ndim(z) == 0 else out
