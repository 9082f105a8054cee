"""leaves out the term that does not depend on mu

Slips: 1, no value is right
"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    return float(np.sum((x - mu) ** 2) / (2 * sigma2))
