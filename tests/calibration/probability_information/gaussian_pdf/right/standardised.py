# In units of the standard deviation.
import math


def gaussian_pdf(x, mu, sigma2):
    if not sigma2 > 0:
        raise ValueError("variance")
    sigma = math.sqrt(sigma2)
    z = (x - mu) / sigma
    return np.exp(-0.5 * z**2) / (sigma * math.sqrt(math.tau))
