"""makes a step of a variance of 0

Breaks: `ValueError` for a variance of 0 or below
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 < 0:
        raise ValueError("variance")
    z = (mu - np.asarray(x, dtype=float)) / math.sqrt(2 * max(sigma2, 1e-300))
    below = np.vectorize(math.erfc, otypes=[float])(z) / 2
    return below if np.ndim(x) else float(below)
