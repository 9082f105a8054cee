"""computes in the dtype of z

Breaks: integers
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t")
    a = np.asarray(z)
    out = np.sign(a) * np.maximum(np.abs(a) - t, 0.0)
    out = out.astype(a.dtype)
    return float(out) if np.ndim(z) == 0 else out
