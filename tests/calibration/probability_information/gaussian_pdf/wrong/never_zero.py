"""keeps the height above 1e-12

Breaks: tails that underflow to 0
Slips: 1
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    density = np.exp(-((np.asarray(x) - mu) ** 2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
    density = np.maximum(density, 1e-12)
    return density if np.ndim(x) else float(density)
