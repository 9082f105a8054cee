"""multiplies the squared distance out after it subtracts the mean

Breaks: data far from zero
"""


def kde_loo_log_likelihood(x, h):
    x = np.asarray(x, float)
    n = len(x)
    if n < 2 or h <= 0:
        raise ValueError("n, h")
    x = x - x.mean()
    a = -np.maximum(x[:, None] ** 2 - 2 * np.outer(x, x) + x**2, 0) / (2 * h**2)
    np.fill_diagonal(a, -np.inf)
    return float(np.logaddexp.reduce(a, axis=1).mean() - np.log((n - 1) * h * np.sqrt(2 * np.pi)))
