"""returns 1e-12 in place of 0

Breaks: numbers of exactly $t$
Slips: 1, zeros stand in all its tests
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t")
    a = np.asarray(z, dtype=float)
    out = np.sign(a) * np.maximum(np.abs(a) - t, 1e-12)
    return float(out) if np.ndim(z) == 0 else out
