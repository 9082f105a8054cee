"""returns eps as the derivative of all far residuals, negative ones too

Breaks: negative residuals
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps")
    a = np.abs(np.asarray(r, dtype=float))
    values = np.where(a <= eps, np.minimum(a, eps) ** 2 / 2, eps * (a - eps / 2))
    slopes = np.where(a <= eps, np.asarray(r, dtype=float), eps)
    if np.ndim(r) == 0:
        return float(values), float(slopes)
    return values, slopes
