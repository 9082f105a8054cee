"""makes one row of every table

Breaks: also two-dimensional ones
Slips: 1
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    density = np.exp(-((np.ravel(x) - mu) ** 2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
    return density if np.ndim(x) else float(density[0])
