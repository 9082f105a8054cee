"""adds the bumps up and takes no mean

Slips: 1, right for a single bump only
"""


def kde_gaussian(x_train, x_eval, h):
    if h <= 0:
        raise ValueError("h must be positive")
    x_train = np.asarray(x_train, dtype=float)
    x_eval = np.asarray(x_eval, dtype=float)
    u = (x_eval[:, np.newaxis] - x_train) / h
    heights = np.exp(-(u**2) / 2) / np.sqrt(2 * np.pi)
    return heights.sum(axis=1) / h
