"""sums the bumps of the twenty nearest others only"""


def kde_loo_log_likelihood(x, h):
    x = np.asarray(x, float)
    n = len(x)
    if n < 2 or h <= 0:
        raise ValueError("two points and a positive h, please")
    a = -((x[:, None] - x) ** 2) / (2 * h**2)
    a = a[~np.eye(n, dtype=bool)].reshape(n, n - 1)
    a = -np.sort(-a, axis=1)[:, :20]
    c = a[:, :1]
    logs = c[:, 0] + np.log(np.exp(a - c).sum(axis=1))
    return float(np.mean(logs) - np.log((n - 1) * h * np.sqrt(2 * np.pi)))
