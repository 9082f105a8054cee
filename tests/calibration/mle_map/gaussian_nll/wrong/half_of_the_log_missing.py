"""takes the logarithm of the variance n times, not n / 2 times

Breaks: variances other than 1
Slips: 1
"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    n = len(x)
    constant = n / 2 * np.log(2 * np.pi) + n * np.log(sigma2)
    return float(constant + np.sum((x - mu) ** 2) / (2 * sigma2))
