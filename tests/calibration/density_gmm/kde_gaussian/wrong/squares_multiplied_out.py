"""multiplies the squared distance out

Breaks: data far from zero ($10^8$, say)
"""


def kde_gaussian(x_train, x_eval, h):
    if h <= 0:
        raise ValueError("h must be positive")
    x_train = np.asarray(x_train, dtype=float)
    x_eval = np.asarray(x_eval, dtype=float)
    square = x_eval[:, np.newaxis] ** 2 - 2 * np.outer(x_eval, x_train) + x_train**2
    u = np.sqrt(np.maximum(square, 0)) / h
    heights = np.exp(-(u**2) / 2) / np.sqrt(2 * np.pi)
    return heights.mean(axis=1) / h
