"""forgets the 2 in the exponent

Slips: 1, right at the mean only
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    density = np.exp(-((np.asarray(x) - mu) ** 2) / sigma2) / np.sqrt(2 * np.pi * sigma2)
    return density if np.ndim(x) else float(density)
