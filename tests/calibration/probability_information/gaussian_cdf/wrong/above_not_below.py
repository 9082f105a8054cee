"""returns the probability to be above x

Slips: 1, every value is that of the other side
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    below = (
        np.vectorize(math.erfc, otypes=[float])(
            (np.asarray(x, dtype=float) - mu) / math.sqrt(2 * sigma2)
        )
        / 2
    )
    return below if np.ndim(x) else float(below)
