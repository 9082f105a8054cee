"""subtracts mu in place

Breaks: `x` stays as it was
Slips: 1
"""


def gaussian_nll(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2 must be positive")
    if x.dtype.kind == "i":
        x = x.astype(float)
    x -= mu
    return float(len(x) / 2 * np.log(2 * np.pi * sigma2) + np.sum(x**2) / (2 * sigma2))
