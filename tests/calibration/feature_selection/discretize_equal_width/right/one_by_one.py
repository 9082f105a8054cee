# One value at a time.
def discretize_equal_width(x, n_bins):
    if n_bins <= 0:
        raise ValueError("n_bins must be positive")
    low, high = float(min(x)), float(max(x))
    out = []
    for value in x:
        if low == high:
            out.append(0)
        elif value == high:
            out.append(n_bins - 1)
        else:
            out.append(int((float(value) - low) * n_bins / (high - low)))
    return np.array(out)
