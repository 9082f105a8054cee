"""takes any variance, also one that is 0 or negative

Breaks: `ValueError` for a variance of 0 or below
Slips: 1
"""


def gaussian_pdf(x, mu, sigma2):
    with np.errstate(all="ignore"):
        root = np.sqrt(np.float64(2 * np.pi * sigma2))
        density = np.exp(-((np.asarray(x) - mu) ** 2) / np.float64(2 * sigma2)) / root
    return density if np.ndim(x) else float(density)
