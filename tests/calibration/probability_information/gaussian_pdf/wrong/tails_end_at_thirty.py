"""is 0 beyond 30 standard deviations

Breaks: tails that underflow to 0
Slips: 1
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2")

    z = (np.asarray(x, dtype=float) - mu) / np.sqrt(sigma2)
    height = np.exp(-(z**2) / 2) / np.sqrt(2 * np.pi * sigma2)
    height = np.where(np.abs(z) > 30, 0.0, height)
    return height if isinstance(x, np.ndarray) else float(height)
