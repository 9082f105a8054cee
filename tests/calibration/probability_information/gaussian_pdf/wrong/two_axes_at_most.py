"""goes through rows of numbers, two axes at most

Breaks: numbers and arrays
Slips: 1
"""

import math


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2")

    def one(v):
        return math.exp(-((v - mu) ** 2) / (2 * sigma2)) / math.sqrt(2 * math.pi * sigma2)

    if np.ndim(x) == 0:
        return one(x)
    if np.ndim(x) == 1:
        return np.array([one(v) for v in x])
    return np.array([[one(v) for v in row] for row in x])
