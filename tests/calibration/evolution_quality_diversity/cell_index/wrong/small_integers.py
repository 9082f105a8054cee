"""calculates with small integers as they are

Breaks: integers
"""


def cell_index(b, low, high, bins):
    low, high = np.asarray(low), np.asarray(high)
    if bins < 1 or np.any(high <= low):
        raise ValueError("bins must be at least 1, and high above low")
    part = np.floor((b - low) / (high - low) * bins)
    return tuple(int(i) for i in np.clip(part, 0, bins - 1))
