"""divides the places by h in place

Breaks: that the arguments stay as they were
"""


def kde_gaussian(x_train, x_eval, h):
    if h <= 0:
        raise ValueError("h must be positive")
    x_train = np.asarray(x_train, dtype=float)
    centre = x_train[0]
    x_train -= centre
    x_eval = np.asarray(x_eval, dtype=float) - centre
    u = (x_eval[:, np.newaxis] - x_train) / h
    heights = np.exp(-(u**2) / 2) / np.sqrt(2 * np.pi)
    return heights.mean(axis=1) / h
