"""shifts the caller's values

Breaks: other units
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = x if x.dtype == float else x.astype(float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=int)
    x -= low
    bins = np.floor(x / (high - low) * n_bins).astype(int)
    return np.minimum(bins, n_bins - 1)
