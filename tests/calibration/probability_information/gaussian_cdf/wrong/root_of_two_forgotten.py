"""forgets the root of 2 in the argument

Slips: 1, right at the mean and at infinity only
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    below = (
        np.vectorize(math.erfc, otypes=[float])(
            (mu - np.asarray(x, dtype=float)) / math.sqrt(sigma2)
        )
        / 2
    )
    return below if np.ndim(x) else float(below)
