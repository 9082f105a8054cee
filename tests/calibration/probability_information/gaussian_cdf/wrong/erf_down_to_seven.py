"""takes erfc only beyond seven standard deviations, and 1 + erf elsewhere

Breaks: the far left tail to a relative $10^{-9}$
Slips: 1
"""

import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    def below(value):
        z = (value - mu) / math.sqrt(2 * sigma2)
        return 0.5 * math.erfc(-z) if z < -5 else 0.5 * (1 + math.erf(z))

    values = np.asarray(x, dtype=float)
    result = np.array([below(value) for value in values.ravel()]).reshape(values.shape)
    return result if np.ndim(x) else float(result)
