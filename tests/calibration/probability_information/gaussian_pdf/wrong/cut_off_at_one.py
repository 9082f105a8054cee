"""cuts heights off at 1, as if they were probabilities

Breaks: variances from $10^{-6}$ to $10^6$ (heights above 1 among them)
Slips: 1
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    density = np.exp(-((np.asarray(x) - mu) ** 2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
    density = np.minimum(density, 1)
    return density if np.ndim(x) else float(density)
