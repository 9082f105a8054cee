"""takes the distance from the mean without its sign

Breaks: the symmetry about the mean
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    below = (
        np.vectorize(math.erfc, otypes=[float])(
            np.abs(mu - np.asarray(x, dtype=float)) / math.sqrt(2 * sigma2)
        )
        / 2
    )
    return below if np.ndim(x) else float(below)
