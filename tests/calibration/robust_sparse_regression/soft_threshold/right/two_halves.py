# What sticks out on the right, plus what sticks out on the left.
def soft_threshold(z, t):
    if t < 0:
        raise ValueError("t must not be negative")
    z = np.array(z, dtype=float)
    out = np.maximum(z - t, 0) + np.minimum(z + t, 0)
    return out.item() if out.ndim == 0 else out
