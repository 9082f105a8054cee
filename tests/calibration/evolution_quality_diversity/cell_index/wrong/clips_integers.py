"""cuts off after it has made integers

Breaks: infinities
"""


def cell_index(b, low, high, bins):
    b, low, high = (np.asarray(value, dtype=float) for value in (b, low, high))
    if bins < 1 or np.any(high <= low):
        raise ValueError("bins must be at least 1, and high above low")
    part = np.floor((b - low) / (high - low) * bins)
    return tuple(np.clip(part.astype(int), 0, bins - 1).tolist())
