"""takes sigma2 for a standard deviation and squares it

Breaks: variances other than 1
Slips: 1
"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    s = sigma2**2
    return float(len(x) / 2 * np.log(2 * np.pi * s) + np.sum((x - mu) ** 2) / (2 * s))
