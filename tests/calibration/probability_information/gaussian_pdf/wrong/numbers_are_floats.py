"""takes whatever is no float for an array, a whole number too

Breaks: integers
Slips: 1
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2")
    points = np.array([x]) if isinstance(x, float) else np.atleast_1d(x)
    height = np.exp(-((points - mu) ** 2) / (2 * sigma2)) / np.sqrt(2 * np.pi * sigma2)
    return float(height[0]) if isinstance(x, float) else height
