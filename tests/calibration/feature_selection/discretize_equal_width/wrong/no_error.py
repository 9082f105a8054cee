"""accepts all arguments without a check

Breaks: `ValueError`
"""


def discretize_equal_width(x, n_bins):
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=int)
    bins = np.floor((x - low) / (high - low) * n_bins).astype(int)
    return np.minimum(bins, n_bins - 1)
