"""takes the logarithm of a product that underflows

Breaks: sums over many observations
Slips: 1
"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    densities = np.exp(-((x - mu) ** 2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
    with np.errstate(divide="ignore"):
        return float(-np.log(np.prod(densities)))
