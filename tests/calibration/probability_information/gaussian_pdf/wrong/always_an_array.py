"""returns an array of length 1 for a number

Breaks: numbers and arrays
Slips: 1, no number has the right shape
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    x = np.atleast_1d(x)
    return np.exp(-((x - mu) ** 2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
