"""raises ZeroDivisionError for an empty sample

Breaks: the error
Slips: 1
"""


def gaussian_mle(x):
    n = len(x)
    mu = float(np.sum(x)) / n
    return mu, float(np.sum((x - mu) ** 2)) / n
