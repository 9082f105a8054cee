"""stores the density in the dtype of x, which cuts fractions off

Breaks: integers
Slips: 1
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    density = np.empty_like(x)
    density[...] = np.exp(-((np.asarray(x) - mu) ** 2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
    return density if np.ndim(x) else float(density)
