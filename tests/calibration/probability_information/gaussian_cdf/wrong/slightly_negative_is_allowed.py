"""refuses a variance of 0 and one below -1e-12, but none between

Breaks: `ValueError` for a variance of 0 or below
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 == 0 or sigma2 < -1e-12:
        raise ValueError("sigma2")

    def below(value):
        return 0.5 * math.erfc((mu - value) / math.sqrt(2 * abs(sigma2)))

    if isinstance(x, np.ndarray):
        return np.array([below(value) for value in x.ravel().tolist()]).reshape(x.shape)
    return below(x)
