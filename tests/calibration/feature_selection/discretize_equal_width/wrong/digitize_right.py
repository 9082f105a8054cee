"""uses edges that belong to the lower bin

Breaks: values on inner edges
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=int)
    bins = np.digitize(x, np.linspace(low, high, n_bins + 1)[1:-1], right=True)
    return np.minimum(bins, n_bins - 1)
