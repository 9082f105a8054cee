"""takes a small positive variance for 0

Breaks: none for one of $10^{-9}$
Slips: 1
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 < 0 or np.isclose(sigma2, 0):
        raise ValueError("sigma2")
    return np.exp(-((x - mu) ** 2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
