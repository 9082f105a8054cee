"""cuts mu to an integer if the sample holds integers

Breaks: single observations
Slips: 1
"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    deviations = x - np.full_like(x, mu)
    n = len(x)
    return float(n / 2 * np.log(2 * np.pi * sigma2) + deviations @ deviations / (2 * sigma2))
