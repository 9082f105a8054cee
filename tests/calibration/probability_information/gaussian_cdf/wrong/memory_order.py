"""goes through a transposed table in the order of memory

Breaks: also two-dimensional ones
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2")
    z = np.asarray((mu - x) / math.sqrt(2 * sigma2))
    got = np.array([0.5 * math.erfc(v) for v in np.nditer(z)]).reshape(z.shape)
    return got if isinstance(x, np.ndarray) else float(got)
