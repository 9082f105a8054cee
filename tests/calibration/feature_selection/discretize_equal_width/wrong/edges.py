"""returns the lower edges of the bins

Breaks: skewed values
Slips: 1, an edge is not a number of a bin
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=int)
    bins = np.floor((x - low) / (high - low) * n_bins).astype(int)
    return low + np.minimum(bins, n_bins - 1) * (high - low) / n_bins
