"""takes the variance for a standard deviation and squares it

Slips: 1, right for a variance of 1 only
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    density = np.exp(-((np.asarray(x) - mu) ** 2) / (2 * sigma2**2)) / (np.sqrt(2 * np.pi) * sigma2)
    return density if np.ndim(x) else float(density)
