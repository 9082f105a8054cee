"""returns nan at infinity

Breaks: both infinities
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    x = np.asarray(x, dtype=float)
    below = np.vectorize(math.erfc, otypes=[float])((mu - x) / math.sqrt(2 * sigma2)) / 2
    with np.errstate(all="ignore"):
        below = below + 0 * x
    return below if np.ndim(x) else float(below)
