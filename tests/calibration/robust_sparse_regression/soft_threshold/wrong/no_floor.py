"""moves small numbers across 0, since nothing stops them there

Breaks: numbers on both sides of $t$
Slips: 1, small numbers stand in all its tests
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t")
    a = np.asarray(z, dtype=float)
    out = a - t * np.sign(a)
    return float(out) if np.ndim(z) == 0 else out
