"""writes zeros into the array that it was given

Breaks: that `z` stays as it was
"""


def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t")
    if np.ndim(z) == 0:
        return float(np.sign(z) * max(abs(z) - t, 0.0))
    z[np.abs(z) <= t] = 0
    return np.where(z == 0, 0.0, z - t * np.sign(z.astype(float)))
