# Looks values up among the edges.
def discretize_equal_width(x, n_bins):
    if n_bins < 1:
        raise ValueError("at least one bin")
    if x.max() == x.min():
        return np.zeros(x.shape, dtype=int)
    edges = np.linspace(float(x.min()), float(x.max()), n_bins + 1)
    return np.clip(np.searchsorted(edges, x, side="right") - 1, 0, n_bins - 1)
