"""raises nothing for eps at 0 or below

Breaks: `ValueError` for $\\epsilon$ at 0 or below
"""


def huber(r, eps):
    a = np.abs(np.asarray(r, dtype=float))
    values = np.where(a <= eps, np.minimum(a, eps) ** 2 / 2, eps * (a - eps / 2))
    slopes = np.clip(np.asarray(r, dtype=float), -eps, eps)
    if np.ndim(r) == 0:
        return float(values), float(slopes)
    return values, slopes
