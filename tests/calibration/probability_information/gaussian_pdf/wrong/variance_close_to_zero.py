"""takes a small positive variance for 0

Breaks: `ValueError` for a variance of 0 or below
Slips: 1
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 < 0 or np.isclose(sigma2, 0):
        raise ValueError("sigma2")
    return np.exp(-((x - mu) ** 2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
