"""moves by 2 * t

Slips: 1, every number beyond t is wrong
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t")
    a = np.asarray(z, dtype=float)
    out = np.sign(a) * np.maximum(np.abs(a) - 2 * t, 0.0)
    return float(out) if np.ndim(z) == 0 else out
