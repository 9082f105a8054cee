"""standardises the caller's array in place

Breaks: that `x` stays as it is
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    if isinstance(x, np.ndarray) and x.dtype.kind == "f":
        x -= mu
        x /= -math.sqrt(2 * sigma2)
        return np.vectorize(math.erfc, otypes=[float])(x) / 2
    below = (
        np.vectorize(math.erfc, otypes=[float])(
            (mu - np.asarray(x, dtype=float)) / math.sqrt(2 * sigma2)
        )
        / 2
    )
    return below if np.ndim(x) else float(below)
