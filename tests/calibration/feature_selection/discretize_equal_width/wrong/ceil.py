"""puts values on edges into the lower bin

Breaks: values on inner edges
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=int)
    bins = np.maximum(np.ceil((x - low) / (high - low) * n_bins).astype(int) - 1, 0)
    return np.minimum(bins, n_bins - 1)
