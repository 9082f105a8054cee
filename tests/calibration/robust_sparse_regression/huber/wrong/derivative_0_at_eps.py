"""returns 0 as the derivative at exactly eps, as if there were a kink

Breaks: residuals of exactly $\\pm\\epsilon$
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps")
    a = np.abs(np.asarray(r, dtype=float))
    values = np.where(a <= eps, np.minimum(a, eps) ** 2 / 2, eps * (a - eps / 2))
    slopes = np.clip(np.asarray(r, dtype=float), -eps, eps)
    slopes = np.where(a == eps, 0.0, slopes)
    if np.ndim(r) == 0:
        return float(values), float(slopes)
    return values, slopes
