"""computes in the dtype of r, so that results for integers lose their fractions

Breaks: integers
"""


def huber(r, eps):
    if eps <= 0:
        raise ValueError("eps")
    if np.ndim(r) == 0:
        cut = float(min(max(r, -eps), eps))
        return float(cut * (r - cut / 2)), cut
    values, slopes = np.zeros_like(r), np.zeros_like(r)
    values[...] = np.where(
        np.abs(r) <= eps, np.minimum(np.abs(r), eps) ** 2 / 2, eps * (np.abs(r) - eps / 2)
    )
    slopes[...] = np.clip(r, -eps, eps)
    return values, slopes
