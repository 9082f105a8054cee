"""loops in plain Python"""


def gaussian_nll(x, mu, sigma2):
    if not sigma2 > 0:
        raise ValueError("sigma2 must be positive")
    total = 0.0
    for value in x:
        total += (float(value) - mu) ** 2 / (2 * sigma2) + np.log(2 * np.pi * sigma2) / 2
    return float(total)
