"""raises ValueError for a single observation

Breaks: single observations
Slips: 1
"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 <= 0 or len(x) < 2:
        raise ValueError("sigma2 must be positive, and there must be observations")
    return float(len(x) / 2 * np.log(2 * np.pi * sigma2) + np.sum((x - mu) ** 2) / (2 * sigma2))
