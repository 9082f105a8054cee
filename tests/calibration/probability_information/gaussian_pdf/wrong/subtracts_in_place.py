"""subtracts the mean from the caller's array

Breaks: that `x` stays as it is
Slips: 1
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    if isinstance(x, np.ndarray) and x.dtype.kind == "f":
        x -= mu
        return np.exp(-(x**2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
    density = np.exp(-((np.asarray(x) - mu) ** 2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
    return density if np.ndim(x) else float(density)
