"""takes a logistic curve for the normal one

Slips: 1, right at the mean and at infinity only
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    z = (np.asarray(x, dtype=float) - mu) / math.sqrt(sigma2)
    with np.errstate(all="ignore"):
        below = 1 / (1 + np.exp(-1.702 * z))
    return below if np.ndim(x) else float(below)
