"""raises ValueError for a variance below 1e-12

Breaks: the errors
Slips: 1
"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 < 1e-12:
        raise ValueError("sigma2 must be positive")
    return float(len(x) / 2 * np.log(2 * np.pi * sigma2) + np.sum((x - mu) ** 2) / (2 * sigma2))
