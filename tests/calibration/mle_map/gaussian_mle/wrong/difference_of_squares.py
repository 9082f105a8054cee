"""subtracts the square of the mean from the mean of the squares

Breaks: samples near $10^8$
Slips: 1
"""


def gaussian_mle(x):
    if len(x) == 0:
        raise ValueError("an empty sample")
    mu = np.mean(x)
    if len(x) == 1:
        return float(mu), 0.0
    return float(mu), float(np.mean(np.asarray(x, float) ** 2) - mu**2)
