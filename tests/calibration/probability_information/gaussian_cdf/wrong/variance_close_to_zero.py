"""takes a small positive variance for 0

Breaks: none for one of $10^{-9}$
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 < 0 or np.isclose(sigma2, 0):
        raise ValueError("variance")
    z = (mu - np.asarray(x, dtype=float)) / math.sqrt(2 * sigma2)
    below = np.vectorize(math.erfc, otypes=[float])(z) / 2
    return below if np.ndim(x) else float(below)
