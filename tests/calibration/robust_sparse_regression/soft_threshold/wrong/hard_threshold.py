"""keeps numbers beyond t as they are, without moving them

Breaks: numbers on both sides of $t$
Slips: 1, numbers beyond t stand in all its tests
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t")
    a = np.asarray(z, dtype=float)
    out = np.where(np.abs(a) > t, a, 0.0)
    return float(out) if np.ndim(z) == 0 else out
