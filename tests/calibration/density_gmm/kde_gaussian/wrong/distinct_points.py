"""puts one bump on each distinct value"""


def kde_gaussian(x_train, x_eval, h):
    if h <= 0:
        raise ValueError("h must be positive")
    places = np.unique(np.asarray(x_train, float))
    u = (np.asarray(x_eval, float)[:, None] - places) / h
    return np.exp(-0.5 * u**2).mean(axis=1) / (h * np.sqrt(2 * np.pi))
