"""converts the places to the type of the training points

Breaks: integers
"""


def kde_gaussian(x_train, x_eval, h):
    if h <= 0:
        raise ValueError
    u = (x_eval.astype(x_train.dtype).astype(float)[:, None] - x_train) / h
    return np.exp(-(u**2) / 2).mean(axis=1) / (h * np.sqrt(2 * np.pi))
