"""adds 1e-7 to eps in the comparison, which is too much for tiny residuals

Breaks: tiny units
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps")
    a = np.abs(np.asarray(r, dtype=float))
    values = np.where(a <= eps + 1e-7, a**2 / 2, eps * (a - eps / 2))
    slopes = np.clip(np.asarray(r, dtype=float), -eps, eps)
    if np.ndim(r) == 0:
        return float(values), float(slopes)
    return values, slopes
