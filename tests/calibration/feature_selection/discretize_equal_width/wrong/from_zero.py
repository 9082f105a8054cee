"""begins the bins at 0 in place of the smallest value

Breaks: negative values
Slips: 1, the smallest value is seldom 0
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, dtype=float)
    low, high = 0.0, x.max()
    if (x == x[0]).all():
        high = low
    if low == high:
        return np.zeros(len(x), dtype=int)
    bins = np.floor((x - low) / (high - low) * n_bins).astype(int)
    return np.clip(bins, 0, n_bins - 1)
