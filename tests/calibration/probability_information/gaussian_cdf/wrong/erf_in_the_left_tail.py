"""adds 1 and erf, which leaves nothing of the left tail

Breaks: the far left tail to a relative $10^{-9}$
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    z = (np.asarray(x, dtype=float) - mu) / math.sqrt(2 * sigma2)
    below = (1 + np.vectorize(math.erf, otypes=[float])(z)) / 2
    return below if np.ndim(x) else float(below)
