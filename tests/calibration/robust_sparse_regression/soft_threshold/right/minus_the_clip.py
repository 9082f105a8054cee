# The number minus what is cut off.
def soft_threshold(z, t):
    if t < 0:
        raise ValueError("negative")
    if np.ndim(z) == 0:
        z = float(z)
        return z - min(max(z, -float(t)), float(t))
    return z - np.clip(np.asarray(z, dtype=float), -t, t)
