"""leaves all points of equal value out

Breaks: equal points
"""


def kde_loo_log_likelihood(x, h):
    x = np.asarray(x, dtype=float)
    n = len(x)
    if n < 2 or h <= 0:
        raise ValueError("two points and a positive h, please")
    table = -(((x[:, np.newaxis] - x) / h) ** 2) / 2
    table[table == 0] = -np.inf
    top = np.where(np.isneginf(table).all(axis=1), 0, table.max(axis=1))
    with np.errstate(divide="ignore"):
        logs = top + np.log(np.exp(table - top[:, np.newaxis]).sum(axis=1))
    return float(np.mean(logs) - np.log((n - 1) * h * np.sqrt(2 * np.pi)))
