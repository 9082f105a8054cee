"""takes any variance without an error

Breaks: the errors
Slips: 1
"""


def gaussian_nll(x, mu, sigma2):
    with np.errstate(all="ignore"):
        sigma2 = np.float64(sigma2)
        return float(len(x) / 2 * np.log(2 * np.pi * sigma2) + np.sum((x - mu) ** 2) / (2 * sigma2))
