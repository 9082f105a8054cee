"""adds the bumps without logarithms

Breaks: a point ten thousand bandwidths away from all others
"""


def kde_loo_log_likelihood(x, h):
    x = np.asarray(x, dtype=float)
    n = len(x)
    if n < 2 or h <= 0:
        raise ValueError("two points and a positive h, please")
    table = -(((x[:, np.newaxis] - x) / h) ** 2) / 2
    np.fill_diagonal(table, -np.inf)
    with np.errstate(divide="ignore"):
        logs = np.log(np.exp(table).sum(axis=1))
    return float(np.mean(logs) - np.log((n - 1) * h * np.sqrt(2 * np.pi)))
