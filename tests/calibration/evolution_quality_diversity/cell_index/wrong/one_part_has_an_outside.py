"""returns 1 above the range where there is one part only

Breaks: points outside
"""


def cell_index(b, low, high, bins):
    b, low, high = (np.asarray(value, dtype=float) for value in (b, low, high))
    if bins < 1 or np.any(high <= low):
        raise ValueError("bins must be at least 1, and high above low")
    if bins == 1:
        return tuple(int(i) for i in b > high)
    part = np.floor((b - low) / (high - low) * bins)
    return tuple(int(i) for i in np.clip(part, 0, bins - 1))
