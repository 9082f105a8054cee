"""leaves out the factor in front: the peak is 1 high

Slips: 1, every height is wrong
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("variance")

    density = np.exp(-((np.asarray(x) - mu) ** 2) / (2 * sigma2))
    return density if np.ndim(x) else float(density)
