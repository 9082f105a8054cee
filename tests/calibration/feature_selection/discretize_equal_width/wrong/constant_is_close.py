"""takes close values for equal ones

Breaks: other units
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    if high - low < 1e-6:
        return np.zeros(len(x), dtype=int)
    bins = np.floor((x - low) / (high - low) * n_bins).astype(int)
    return np.minimum(bins, n_bins - 1)
