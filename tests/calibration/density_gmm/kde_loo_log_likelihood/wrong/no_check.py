"""checks neither h nor n

Breaks: ValueError for a bandwidth of 0 or below
Breaks: ValueError for fewer than two points
Slips: 2, both checks
"""


def kde_loo_log_likelihood(x, h):
    x = np.asarray(x, dtype=float)
    n = len(x)
    table = -(((x[:, np.newaxis] - x) / h) ** 2) / 2
    np.fill_diagonal(table, -np.inf)
    top = table.max(axis=1)
    logs = top + np.log(np.exp(table - top[:, np.newaxis]).sum(axis=1))
    return float(np.mean(logs) - np.log((n - 1) * h * np.sqrt(2 * np.pi)))
