"""takes the mean of the means of blocks of 128 points"""


def kde_gaussian(x_train, x_eval, h):
    if h <= 0:
        raise ValueError("h")
    train, places = np.asarray(x_train, float), np.asarray(x_eval, float)
    parts = []
    for first in range(0, len(train), 128):
        u = (places[:, None] - train[first : first + 128]) / h
        parts.append(np.exp(-0.5 * u**2).mean(axis=1))
    return np.mean(parts, axis=0) / (h * np.sqrt(2 * np.pi))
