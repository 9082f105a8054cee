"""adds 1e-15 to the bandwidth

Breaks: other units
"""


def kde_gaussian(x_train, x_eval, h):
    if h <= 0:
        raise ValueError("h must be positive")
    x_train = np.asarray(x_train, dtype=float)
    x_eval = np.asarray(x_eval, dtype=float)
    h = h + 1e-15
    u = (x_eval[:, np.newaxis] - x_train) / h
    heights = np.exp(-(u**2) / 2) / np.sqrt(2 * np.pi)
    return heights.mean(axis=1) / h
