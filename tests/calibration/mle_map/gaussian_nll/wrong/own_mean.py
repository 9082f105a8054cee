"""uses the mean of the sample in place of mu

Breaks: single observations
Slips: 1, it is right at the mean of the sample alone
"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    squares = np.sum((x - np.mean(x)) ** 2)
    return float(len(x) / 2 * np.log(2 * np.pi * sigma2) + squares / (2 * sigma2))
