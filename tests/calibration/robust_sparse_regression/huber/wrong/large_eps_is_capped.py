"""takes at most 3 for eps

Breaks: an $\\epsilon$ beyond all residuals
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps")
    eps = min(eps, 3.0)
    a = np.abs(np.asarray(r, dtype=float))
    values = np.where(a <= eps, np.minimum(a, eps) ** 2 / 2, eps * (a - eps / 2))
    slopes = np.clip(np.asarray(r, dtype=float), -eps, eps)
    if np.ndim(r) == 0:
        return float(values), float(slopes)
    return values, slopes
