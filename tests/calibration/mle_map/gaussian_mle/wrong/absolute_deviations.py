"""squares the mean absolute deviation

Breaks: the variance of samples of different sizes
Slips: 1
"""


def gaussian_mle(x):
    if len(x) == 0:
        raise ValueError("an empty sample")
    mu = np.mean(x)
    return float(mu), float(np.mean(np.abs(x - mu)) ** 2)
