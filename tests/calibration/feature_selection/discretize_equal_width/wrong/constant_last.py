"""puts equal values into the last bin

Breaks: equal values
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.full(len(x), n_bins - 1)
    bins = np.floor((x - low) / (high - low) * n_bins).astype(int)
    return np.minimum(bins, n_bins - 1)
