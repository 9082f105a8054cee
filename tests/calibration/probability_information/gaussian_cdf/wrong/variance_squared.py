"""takes the variance for a standard deviation

Slips: 1, right for a variance of 1 only
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    below = (
        np.vectorize(math.erfc, otypes=[float])(
            (mu - np.asarray(x, dtype=float)) / (math.sqrt(2) * sigma2)
        )
        / 2
    )
    return below if np.ndim(x) else float(below)
