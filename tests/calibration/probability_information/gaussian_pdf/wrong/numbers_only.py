"""takes single numbers only

Breaks: numbers and arrays
Slips: 1, the tests need arrays
"""

import math


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    return math.exp(-((x - mu) ** 2) / (2 * sigma2)) / math.sqrt(2 * math.pi * sigma2)
