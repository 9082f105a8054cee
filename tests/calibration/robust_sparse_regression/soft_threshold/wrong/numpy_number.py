"""returns a NumPy number for a single number

Breaks: single numbers
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t")
    a = np.asarray(z, dtype=float)
    out = np.sign(a) * np.maximum(np.abs(a) - t, 0.0)
    return out[()]
