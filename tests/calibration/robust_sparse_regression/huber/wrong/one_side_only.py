"""compares r with eps, not abs(r), so that negative residuals never count as far

Breaks: negative residuals
Slips: 1, negative residuals stand in all its results
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps")
    a = np.abs(np.asarray(r, dtype=float))
    values = np.where(np.asarray(r) <= eps, a**2 / 2, eps * (a - eps / 2))
    slopes = np.minimum(np.asarray(r, dtype=float), eps)
    if np.ndim(r) == 0:
        return float(values), float(slopes)
    return values, slopes
