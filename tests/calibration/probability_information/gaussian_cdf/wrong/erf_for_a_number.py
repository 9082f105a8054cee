"""uses 1 + erf for a number and erfc for arrays alone

Breaks: the far left tail to a relative $10^{-9}$
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2")
    if not isinstance(x, np.ndarray):
        return 0.5 * (1 + math.erf((x - mu) / math.sqrt(2 * sigma2)))
    return 0.5 * np.vectorize(math.erfc)((mu - x) / math.sqrt(2 * sigma2))
