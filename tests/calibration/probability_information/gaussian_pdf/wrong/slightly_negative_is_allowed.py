"""refuses a variance of 0 and one below -1e-12, but none between

Breaks: `ValueError` for a variance of 0 or below
Slips: 1
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 == 0 or sigma2 < -1e-12:
        raise ValueError("sigma2")
    with np.errstate(all="ignore"):
        return np.exp(-((x - mu) ** 2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
