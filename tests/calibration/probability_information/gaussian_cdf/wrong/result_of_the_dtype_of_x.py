"""stores the result in the dtype of x, which cuts fractions off

Breaks: integers
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    below = np.empty_like(x)
    below[...] = (
        np.vectorize(math.erfc, otypes=[float])(
            (mu - np.asarray(x, dtype=float)) / math.sqrt(2 * sigma2)
        )
        / 2
    )
    return below if np.ndim(x) else float(below)
