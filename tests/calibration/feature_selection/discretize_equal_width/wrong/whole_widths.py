"""makes the bins of integers a whole number wide

Breaks: integers
"""


def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("n_bins must be 1 or more")
    whole = np.asarray(x).dtype.kind in "iu"
    x = np.array(x, dtype=float)
    low, high = x.min(), x.max()
    if low == high:
        return np.zeros(len(x), dtype=int)
    if whole and (high - low) >= n_bins:
        return np.minimum((x - low) // ((high - low) // n_bins), n_bins - 1).astype(int)
    place = (x - low) / (high - low) * n_bins
    return np.minimum(np.floor(place).astype(int), n_bins - 1)
