"""takes numbers close to t as equal to it

Breaks: a little more than $t$
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t")
    a = np.asarray(z, dtype=float)
    out = np.sign(a) * np.maximum(np.abs(a) - t, 0.0)
    out = np.where(np.isclose(np.abs(a), t, rtol=1e-9, atol=0) & (a != 0), 0.0, out)
    return float(out) if np.ndim(z) == 0 else out
