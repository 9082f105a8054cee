"""returns max(z - t, 0), so that negative numbers are lost

Breaks: negative numbers
Slips: 1, negative numbers stand in all its tests
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t")
    a = np.asarray(z, dtype=float)
    out = np.maximum(a - t, 0.0)
    return float(out) if np.ndim(z) == 0 else out
