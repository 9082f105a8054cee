"""leaves out the constant log(2 pi) / 2 of each observation

Breaks: single observations
Slips: 1, no value is right
"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    return float(len(x) / 2 * np.log(sigma2) + np.sum((x - mu) ** 2) / (2 * sigma2))
