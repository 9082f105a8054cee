# The logarithm first.
import math


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")
    x = np.asarray(x, dtype=float)
    return np.exp(-0.5 * (math.log(2 * math.pi * sigma2) + np.square(x - mu) / sigma2))
