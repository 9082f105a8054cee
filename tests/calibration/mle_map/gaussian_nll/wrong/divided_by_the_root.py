"""divides the squares by the standard deviation

Breaks: that no other parameters beat the maximum likelihood estimate
Slips: 1
"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    squares = np.sum((x - mu) ** 2) / (2 * np.sqrt(sigma2))
    return float(len(x) / 2 * np.log(2 * np.pi * sigma2) + squares)
