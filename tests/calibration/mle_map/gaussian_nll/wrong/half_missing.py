"""forgets the 2 under the squares

Breaks: single observations
Slips: 1, only observations at the mean are right
"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    return float(len(x) / 2 * np.log(2 * np.pi * sigma2) + np.sum((x - mu) ** 2) / sigma2)
