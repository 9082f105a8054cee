"""returns the sign without the factor eps as the derivative far out

Breaks: residuals inside and outside of $\\epsilon$
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps")
    a = np.abs(np.asarray(r, dtype=float))
    values = np.where(a <= eps, np.minimum(a, eps) ** 2 / 2, eps * (a - eps / 2))
    slopes = np.where(a <= eps, np.asarray(r, dtype=float), np.sign(r))
    if np.ndim(r) == 0:
        return float(values), float(slopes)
    return values, slopes
