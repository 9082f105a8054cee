"""gives 0 beyond eight standard deviations

Breaks: the far left tail to a relative $10^{-9}$
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    z = (mu - np.asarray(x, dtype=float)) / math.sqrt(2 * sigma2)
    below = np.where(z > 8 / math.sqrt(2), 0.0, np.vectorize(math.erfc, otypes=[float])(z) / 2)
    return below if np.ndim(x) else float(below)
