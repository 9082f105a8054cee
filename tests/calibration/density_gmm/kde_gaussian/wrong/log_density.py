"""returns the mean of the log densities

Slips: 1, nothing is right but the errors
"""


def kde_gaussian(x_train, x_eval, h):
    if h <= 0:
        raise ValueError("h must be positive")
    x_train = np.asarray(x_train, dtype=float)
    x_eval = np.asarray(x_eval, dtype=float)
    u = (x_eval[:, np.newaxis] - x_train) / h
    heights = -(u**2) / 2 - np.log(np.sqrt(2 * np.pi) * h)
    return heights.mean(axis=1)
