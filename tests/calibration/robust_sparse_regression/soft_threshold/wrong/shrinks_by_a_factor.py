"""divides by 1 + t, which is what ridge does

Slips: 1, no number is right but 0
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t")
    a = np.asarray(z, dtype=float)
    out = a / (1 + t)
    return float(out) if np.ndim(z) == 0 else out
