"""takes single numbers only

Breaks: numbers and arrays
Slips: 1, the tests need arrays
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    return math.erfc((mu - x) / math.sqrt(2 * sigma2)) / 2
