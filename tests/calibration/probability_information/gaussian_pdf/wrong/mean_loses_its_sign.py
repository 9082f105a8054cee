"""measures the distance from the absolute value of the mean

Breaks: negative and distant means
Slips: 1
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    density = np.exp(-((np.asarray(x) - abs(mu)) ** 2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
    return density if np.ndim(x) else float(density)
