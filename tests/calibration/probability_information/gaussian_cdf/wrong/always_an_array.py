"""returns an array of length 1 for a number

Breaks: numbers and arrays
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    return (
        np.vectorize(math.erfc, otypes=[float])((mu - np.atleast_1d(x)) / math.sqrt(2 * sigma2)) / 2
    )
