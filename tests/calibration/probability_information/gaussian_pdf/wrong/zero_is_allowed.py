"""refuses negative variances but not 0

Breaks: `ValueError` for a variance of 0 or below
Slips: 1
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 < 0:
        raise ValueError("variance")
    sigma2 = max(sigma2, 1e-300)
    with np.errstate(all="ignore"):
        density = np.exp(-((np.asarray(x) - mu) ** 2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
    return density if np.ndim(x) else float(density)
