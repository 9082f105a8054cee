"""takes values as equal that differ by less than a billionth of their size

Slips: 1
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins")
    x = np.asarray(x, float)
    low, high = x.min(), x.max()
    if np.isclose(low, high, rtol=1e-9, atol=0.0):
        return np.zeros(len(x), dtype=int)
    return np.minimum(np.floor((x - low) / (high - low) * n_bins), n_bins - 1).astype(int)
