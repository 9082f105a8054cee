"""returns the bins as floats

Slips: 1
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x))
    return np.minimum(np.floor((x - low) / (high - low) * n_bins), n_bins - 1)
