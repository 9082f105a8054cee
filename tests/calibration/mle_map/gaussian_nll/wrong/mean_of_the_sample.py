"""divides by the number of observations

Breaks: sums over many observations
Slips: 1
"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    return float(np.log(2 * np.pi * sigma2) / 2 + np.mean((x - mu) ** 2) / (2 * sigma2))
