"""divides places and points by h before it subtracts them

Breaks: data far from zero
"""


def kde_gaussian(x_train, x_eval, h):
    if h <= 0:
        raise ValueError("h")
    t = np.asarray(x_train, dtype=float)
    x = np.asarray(x_eval, dtype=float)
    u = x[:, None] / h - t[None] / h
    return np.exp(-0.5 * u**2).mean(axis=1) / (h * np.sqrt(2 * np.pi))
