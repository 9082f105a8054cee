"""forgets the root in front of the exponential

Slips: 1, every height is wrong
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    density = np.exp(-((np.asarray(x) - mu) ** 2) / (2 * sigma2)) / (2 * np.pi * sigma2)
    return density if np.ndim(x) else float(density)
