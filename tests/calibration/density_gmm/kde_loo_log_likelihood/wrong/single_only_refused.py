"""refuses a single point, but returns a number for none

Breaks: ValueError for fewer than two points
"""


def kde_loo_log_likelihood(x, h):
    n = len(x)
    if n == 1 or h <= 0:
        raise ValueError("two points and a positive h, please")
    x = np.asarray(x, float)
    total = 0.0
    for i in range(n):
        a = -((x[i] - np.delete(x, i)) ** 2) / (2 * h**2)
        c = a.max()
        total += c + np.log(np.exp(a - c).sum())
    return float(total / max(n, 1) - np.log(max(n - 1, 1) * h * np.sqrt(2 * np.pi)))
