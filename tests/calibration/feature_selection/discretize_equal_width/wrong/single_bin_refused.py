"""refuses a single bin

Breaks: a single bin
Slips: 1, single bins stand in two tests
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 2:
        raise ValueError("n_bins")
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=int)
    bins = np.floor((x - low) / (high - low) * n_bins).astype(int)
    return np.minimum(bins, n_bins - 1)
