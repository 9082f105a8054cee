"""cuts negative values off at 0

Breaks: variances other than 1
Slips: 1
"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    n = len(x)
    return max(
        0.0, float(n / 2 * np.log(2 * np.pi * sigma2) + np.sum((x - mu) ** 2) / (2 * sigma2))
    )
