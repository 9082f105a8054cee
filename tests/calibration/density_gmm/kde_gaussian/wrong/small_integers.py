"""subtracts in the dtype of the arguments

Breaks: integers (`int8` included)
"""


def kde_gaussian(x_train, x_eval, h):
    if h <= 0:
        raise ValueError("h must be positive")
    u = (x_eval[:, np.newaxis] - x_train) / h
    heights = np.exp(-(u**2) / 2) / np.sqrt(2 * np.pi)
    return heights.mean(axis=1) / h
