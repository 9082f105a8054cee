"""multiplies the square by 0 where it is not needed, which is nan for 1e200

Breaks: residuals of $10^{200}$
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps")
    a = np.abs(np.asarray(r, dtype=float))
    values = (a <= eps) * a**2 / 2 + (a > eps) * eps * (a - eps / 2)
    slopes = np.clip(np.asarray(r, dtype=float), -eps, eps)
    if np.ndim(r) == 0:
        return float(values), float(slopes)
    return values, slopes
