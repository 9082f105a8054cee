"""adds up the density from the mean in place of minus infinity

Slips: 1, every value is 1/2 too small
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    below = (
        0.5
        - np.vectorize(math.erfc, otypes=[float])(
            (np.asarray(x, dtype=float) - mu) / math.sqrt(2 * sigma2)
        )
        / 2
    )
    return below if np.ndim(x) else float(below)
