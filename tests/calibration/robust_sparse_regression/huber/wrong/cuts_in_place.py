"""cuts the residuals off in the array that it was given

Breaks: that `r` stays as it was
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps")
    a = np.abs(np.asarray(r, dtype=float))
    values = np.where(a <= eps, np.minimum(a, eps) ** 2 / 2, eps * (a - eps / 2))
    slopes = np.asarray(r, dtype=float)
    if slopes.ndim:
        np.clip(slopes, -eps, eps, out=slopes)
    slopes = np.clip(slopes, -eps, eps)
    if np.ndim(r) == 0:
        return float(values), float(slopes)
    return values, slopes
