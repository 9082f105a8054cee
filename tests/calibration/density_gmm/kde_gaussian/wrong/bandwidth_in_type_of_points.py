"""converts h to the type of the training points

Breaks: integers
"""


def kde_gaussian(x_train, x_eval, h):
    if h <= 0:
        raise ValueError
    h = x_train.dtype.type(h)
    x_train, x_eval = np.array(x_train, float), np.array(x_eval, float)
    u = (x_eval[:, None] - x_train) / h
    return np.exp(-(u**2) / 2).mean(axis=1) / (h * np.sqrt(2 * np.pi))
