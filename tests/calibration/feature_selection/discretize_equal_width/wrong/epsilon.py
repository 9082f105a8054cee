"""adds 1e-9 to the range

Breaks: other units
Slips: 1, edges and tiny units stand in three tests
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=int)
    bins = np.floor((x - low) / (high - low + 1e-9) * n_bins).astype(int)
    return np.minimum(bins, n_bins - 1)
