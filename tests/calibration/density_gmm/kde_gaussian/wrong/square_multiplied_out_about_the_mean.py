"""multiplies the squared distance out after it subtracts the mean

Breaks: data far from zero
"""


def kde_gaussian(x_train, x_eval, h):
    if h <= 0:
        raise ValueError("h must be positive")
    train, places = np.asarray(x_train, float), np.asarray(x_eval, float)
    centre = train.mean()
    train, places = train - centre, places - centre
    squares = places[:, None] ** 2 - 2 * places[:, None] * train + train**2
    squares = np.maximum(squares, 0)
    return np.exp(-squares / (2 * h**2)).mean(axis=1) / (h * np.sqrt(2 * np.pi))
