"""divides as if the range had a whole number of units for each bin

Breaks: integers
Slips: 1, wide ranges stand in three tests
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=int)
    bins = np.floor((x - low) // ((high - low) / n_bins if high - low < 6 else np.ceil((high - low) / n_bins))).astype(int)
    return np.minimum(bins, n_bins - 1)
