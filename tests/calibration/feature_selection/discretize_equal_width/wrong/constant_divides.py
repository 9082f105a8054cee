"""divides by zero for equal values

Breaks: equal values
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    bins = np.floor((x - low) / (high - low) * n_bins).astype(int)
    return np.minimum(bins, n_bins - 1)
