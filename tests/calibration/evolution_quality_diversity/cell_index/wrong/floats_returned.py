"""returns a tuple of floats"""


def cell_index(b, low, high, bins):
    b, low, high = (np.asarray(v, dtype=float) for v in (b, low, high))
    if bins < 1 or np.any(high <= low):
        raise ValueError("bins or range")
    c = np.clip(np.floor((b - low) / (high - low) * bins), 0, bins - 1)
    return tuple(float(i) for i in c)
