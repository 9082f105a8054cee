"""adds 1e-300 before the logarithm

Breaks: a point ten thousand bandwidths away from all others
"""


def kde_loo_log_likelihood(x, h):
    x = np.asarray(x, dtype=float)
    n = len(x)
    if n < 2 or h <= 0:
        raise ValueError("two points and a positive h, please")
    table = -(((x[:, np.newaxis] - x) / h) ** 2) / 2
    np.fill_diagonal(table, -np.inf)
    logs = np.log(np.exp(table).sum(axis=1) + 1e-300)
    return float(np.mean(logs) - np.log((n - 1) * h * np.sqrt(2 * np.pi)))
