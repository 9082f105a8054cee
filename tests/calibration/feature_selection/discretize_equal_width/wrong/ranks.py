"""makes bins of equally many values

Breaks: skewed values
Slips: 1, every ordinary case changes
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=int)
    bins = np.argsort(np.argsort(x, kind='stable')) * n_bins // len(x)
    return np.minimum(bins, n_bins - 1)
