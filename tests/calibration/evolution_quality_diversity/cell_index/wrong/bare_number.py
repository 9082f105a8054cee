"""returns a bare number in place of a tuple in one dimension

Breaks: one and three dimensions
"""


def cell_index(b, low, high, bins):
    b, low, high = (np.asarray(value, dtype=float) for value in (b, low, high))
    if bins < 1 or np.any(high <= low):
        raise ValueError("bins must be at least 1, and high above low")
    part = np.floor((b - low) / (high - low) * bins)
    cell = tuple(int(i) for i in np.clip(part, 0, bins - 1))
    return cell if len(cell) > 1 else cell[0]
