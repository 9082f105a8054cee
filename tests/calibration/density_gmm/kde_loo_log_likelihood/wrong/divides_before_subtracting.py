"""divides the points by h before it subtracts them

Breaks: data far from zero
"""


def kde_loo_log_likelihood(x, h):
    x = np.asarray(x, dtype=float)
    n = len(x)
    if n < 2 or h <= 0:
        raise ValueError("n or h")
    a = -0.5 * (x[:, None] / h - x[None] / h) ** 2
    np.fill_diagonal(a, -np.inf)
    c = a.max(axis=1)
    logs = c + np.log(np.exp(a - c[:, None]).sum(axis=1))
    return float(logs.mean() - np.log((n - 1) * h * np.sqrt(2 * np.pi)))
