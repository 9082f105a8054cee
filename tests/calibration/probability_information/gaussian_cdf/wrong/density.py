"""returns the density at x

Slips: 1, every value is that of another function
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    with np.errstate(all="ignore"):
        squares = (np.asarray(x, dtype=float) - mu) ** 2 / sigma2
        below = np.exp(-squares / 2) / math.sqrt(2 * math.pi * sigma2)
    return below if np.ndim(x) else float(below)
