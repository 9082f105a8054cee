"""returns the bins as int8, where bin 128 becomes -128

Slips: 1
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=np.int8)
    bins = np.floor((x - low) / (high - low) * n_bins)
    return np.minimum(bins, n_bins - 1).astype(int).astype(np.int8)
