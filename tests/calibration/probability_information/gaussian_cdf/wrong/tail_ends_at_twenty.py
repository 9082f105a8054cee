"""is 0 beyond 20 standard deviations on the left

Breaks: the far left tail to a relative $10^{-9}$
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2")

    def below(value):
        z = (value - mu) / math.sqrt(sigma2)
        return 0.5 * math.erfc(-z / math.sqrt(2)) if z >= -20 else 0.0

    if isinstance(x, np.ndarray):
        return np.array([below(value) for value in x.ravel().tolist()]).reshape(x.shape)
    return below(x)
