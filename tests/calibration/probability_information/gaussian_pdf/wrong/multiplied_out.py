"""multiplies the square out, which loses the digits of distant means

Breaks: negative and distant means
Slips: 1
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    x = np.asarray(x, dtype=float)
    squares = x**2 - 2 * x * mu + mu**2
    density = np.exp(-squares / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
    return density if np.ndim(x) else float(density)
