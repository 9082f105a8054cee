"""divides x and the mean by the deviation before it subtracts, which loses the digits of distant means

Breaks: negative and distant means
Slips: 1
"""


def gaussian_pdf(x, mu, sigma2):
    if sigma2 <= 0:
        raise ValueError("sigma2")

    deviation = np.sqrt(sigma2)
    z = x / deviation - mu / deviation
    return np.exp(-(z**2) / 2) / (deviation * np.sqrt(2 * np.pi))
