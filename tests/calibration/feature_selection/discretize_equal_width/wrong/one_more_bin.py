"""puts the largest value into a bin of its own

Breaks: the largest value
Slips: 1, every input has a largest value
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=int)
    bins = np.floor((x - low) / (high - low) * n_bins).astype(int)
    return bins
