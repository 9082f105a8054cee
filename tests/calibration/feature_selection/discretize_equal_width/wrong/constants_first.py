"""looks for equal values before it looks at the number of bins

Breaks: `ValueError`
"""


def discretize_equal_width(x, n_bins):
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=int)
    if n_bins < 1:
        raise ValueError("n_bins")
    bins = np.floor((x - low) / (high - low) * n_bins).astype(int)
    return np.minimum(bins, n_bins - 1)
