"""leaves 0 for residuals of exactly eps, which neither of its two cases holds

Breaks: residuals of exactly $\\pm\\epsilon$
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps")
    z = np.atleast_1d(np.array(r, dtype=float))
    values, slopes = np.zeros(z.shape), np.zeros(z.shape)
    near, far = np.abs(z) < eps, np.abs(z) > eps
    values[near], slopes[near] = z[near] ** 2 / 2, z[near]
    values[far], slopes[far] = eps * (np.abs(z[far]) - eps / 2), eps * np.sign(z[far])
    if np.ndim(r) == 0:
        return float(values[0]), float(slopes[0])
    return values, slopes
