"""takes h = 0, which divides by 0

Breaks: ValueError for a bandwidth of 0 or below
"""


def kde_loo_log_likelihood(x, h):
    x = np.asarray(x, dtype=float)
    n = len(x)
    if n < 2 or h < 0:
        raise ValueError("two points and a positive h, please")
    table = -(((x[:, np.newaxis] - x) / h) ** 2) / 2
    np.fill_diagonal(table, -np.inf)
    top = table.max(axis=1)
    logs = top + np.log(np.exp(table - top[:, np.newaxis]).sum(axis=1))
    return float(np.mean(logs) - np.log((n - 1) * h * np.sqrt(2 * np.pi)))
