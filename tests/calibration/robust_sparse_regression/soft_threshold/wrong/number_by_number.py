"""applies a function number by number, which fails where there is none

Breaks: tables of numbers (without rows, too)
Slips: 1
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t must not be negative")
    z = np.asarray(z, dtype=float)
    u = np.vectorize(lambda x: x - t if x > t else x + t if x < -t else 0.0)(z)
    return float(u) if z.ndim == 0 else u
