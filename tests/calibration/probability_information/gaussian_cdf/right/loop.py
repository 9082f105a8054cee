# One number after the other.
import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")
    x = np.asarray(x, dtype=float)
    below = np.zeros(x.shape)
    for place in np.ndindex(x.shape):
        below[place] = 0.5 * math.erfc((mu - x[place]) / math.sqrt(2.0 * sigma2))
    return below if x.ndim else float(below)
