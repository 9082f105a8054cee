"""widens the range a little so that the largest value stays inside

Breaks: values on inner edges
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=int)
    bins = np.floor((x - low) / ((high - low) * 1.0001) * n_bins).astype(int)
    return np.minimum(bins, n_bins - 1)
