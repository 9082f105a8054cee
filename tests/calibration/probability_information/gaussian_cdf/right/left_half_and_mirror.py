# The left half by erfc, the right half as its mirror image.
import math


def gaussian_cdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")
    z = (np.asarray(x, dtype=float) - mu) / math.sqrt(2 * sigma2)
    tail = np.frompyfunc(math.erfc, 1, 1)(np.abs(z))
    tail = np.asarray(tail, dtype=float) / 2
    below = np.where(z > 0, 1 - tail, tail)
    return below if np.ndim(x) else below.item()
