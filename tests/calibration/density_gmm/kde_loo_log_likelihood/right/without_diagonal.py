# Cuts the diagonal out of the table.
def kde_loo_log_likelihood(x, h):
    x = np.asarray(x, dtype=float)
    n = x.size
    if n <= 1 or h <= 0:
        raise ValueError("no")
    square = ((x - x.reshape(-1, 1)) / h) ** 2
    apart = square[~np.eye(n, dtype=bool)].reshape(n, n - 1)
    nearest = apart.min(axis=1, keepdims=True)
    sums = np.exp(-(apart - nearest) / 2).sum(axis=1)
    return float((np.log(sums) - nearest[:, 0] / 2).mean()) - np.log(n - 1) - np.log(h) - np.log(2 * np.pi) / 2
