"""expands the square, which cancels far from zero

Breaks: sums over many observations
Slips: 1
"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    squares = np.sum(x**2) - 2 * mu * np.sum(x) + len(x) * mu**2
    return float(len(x) / 2 * np.log(2 * np.pi * sigma2) + squares / (2 * sigma2))
