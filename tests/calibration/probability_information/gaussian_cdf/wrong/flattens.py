"""makes one row of every table

Breaks: also two-dimensional ones
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    if np.ndim(x) == 0:
        return math.erfc((mu - x) / math.sqrt(2 * sigma2)) / 2
    return np.array([math.erfc((mu - value) / math.sqrt(2 * sigma2)) / 2 for value in np.ravel(x)])
