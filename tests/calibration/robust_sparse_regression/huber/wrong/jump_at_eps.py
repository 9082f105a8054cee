"""leaves out -eps**2 / 2, so that the loss jumps at eps

Breaks: residuals inside and outside of $\\epsilon$
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps")
    a = np.abs(np.asarray(r, dtype=float))
    values = np.where(a <= eps, np.minimum(a, eps) ** 2 / 2, eps * a)
    slopes = np.clip(np.asarray(r, dtype=float), -eps, eps)
    if np.ndim(r) == 0:
        return float(values), float(slopes)
    return values, slopes
