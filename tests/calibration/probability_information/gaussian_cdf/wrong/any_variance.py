"""takes any variance, also one that is 0 or negative

Breaks: `ValueError` for a variance of 0 or below
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    with np.errstate(all="ignore"):
        z = (mu - np.asarray(x, dtype=float)) / np.sqrt(np.float64(2 * sigma2))
    below = np.vectorize(math.erfc, otypes=[float])(z) / 2
    return below if np.ndim(x) else float(below)
