"""puts values that are less than two hundredths of a bin below an edge into the bin above it"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins must be 1 or more")
    x = np.array(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=int)
    place = (x - low) / (high - low) * n_bins
    return np.minimum(np.floor(place + 0.02).astype(int), n_bins - 1)
