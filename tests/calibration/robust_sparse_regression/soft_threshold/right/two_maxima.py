# The difference of two positive parts.
def soft_threshold(z, t):
    if t < 0:
        raise ValueError
    z = 1.0 * z
    u = np.maximum(z - t, 0) - np.maximum(-z - t, 0)
    return u if np.ndim(z) else float(u)
