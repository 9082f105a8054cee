"""casts the result to the dtype of the points

Breaks: integers
"""


def kde_gaussian(x_train, x_eval, h):
    if h <= 0:
        raise ValueError("h must be positive")
    kind = np.asarray(x_eval).dtype
    x_train = np.asarray(x_train, dtype=float)
    x_eval = np.asarray(x_eval, dtype=float)
    u = (x_eval[:, np.newaxis] - x_train) / h
    heights = np.exp(-(u**2) / 2) / np.sqrt(2 * np.pi)
    return (heights.mean(axis=1) / h).astype(kind)
