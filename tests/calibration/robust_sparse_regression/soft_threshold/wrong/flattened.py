"""returns a flat array for a table

Breaks: tables of numbers
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t")
    a = np.asarray(z, dtype=float)
    out = np.sign(a) * np.maximum(np.abs(a) - t, 0.0)
    return float(out) if np.ndim(z) == 0 else out.ravel()
