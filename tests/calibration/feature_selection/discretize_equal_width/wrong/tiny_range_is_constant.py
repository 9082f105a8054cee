"""takes values for equal that differ by less than 1e-12

Breaks: other units
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins must be 1 or more")
    x = np.array(x, dtype=float)
    low, high = x.min(), x.max()
    if high - low < 1e-12:
        return np.zeros(len(x), dtype=int)
    place = (x - low) / (high - low) * n_bins
    return np.minimum(np.floor(place).astype(int), n_bins - 1)
