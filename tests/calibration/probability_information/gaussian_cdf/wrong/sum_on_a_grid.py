"""adds up the density on a grid of a thousand points

Slips: 1, no value has nine digits
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    def area(limit):
        low, high = mu - 40 * math.sqrt(sigma2), mu + 40 * math.sqrt(sigma2)
        grid = np.linspace(low, min(max(limit, low), high), 1001)
        heights = np.exp(-((grid - mu) ** 2) / (2 * sigma2)) / math.sqrt(2 * math.pi * sigma2)
        return heights.sum() * (grid[1] - grid[0])

    below = np.vectorize(area, otypes=[float])(np.asarray(x, dtype=float))
    return below if np.ndim(x) else float(below)
