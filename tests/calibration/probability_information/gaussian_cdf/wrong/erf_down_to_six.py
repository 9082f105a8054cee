"""uses 1 + erf down to six standard deviations below the mean

Breaks: the far left tail to a relative $10^{-9}$
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2")

    def below(value):
        z = (value - mu) / math.sqrt(2 * sigma2)
        if z * math.sqrt(2) > -6:
            return 0.5 * (1 + math.erf(z))
        return 0.5 * math.erfc(-z)

    if isinstance(x, np.ndarray):
        return np.array([below(value) for value in x.ravel().tolist()]).reshape(x.shape)
    return below(x)
