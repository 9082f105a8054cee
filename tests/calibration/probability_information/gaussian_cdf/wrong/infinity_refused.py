"""refuses limits that are infinite

Breaks: both infinities
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    if not np.all(np.isfinite(x)):
        raise ValueError("infinite")
    below = (
        np.vectorize(math.erfc, otypes=[float])(
            (mu - np.asarray(x, dtype=float)) / math.sqrt(2 * sigma2)
        )
        / 2
    )
    return below if np.ndim(x) else float(below)
