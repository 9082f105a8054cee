"""rounds to the nearest bin

Breaks: skewed values
Slips: 1, half of all values move
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=int)
    bins = np.round((x - low) / (high - low) * n_bins).astype(int)
    return np.minimum(bins, n_bins - 1)
