"""returns the sum of the squared deviations, not their mean

Breaks: the variance of samples of different sizes
Slips: 1
"""


def gaussian_mle(x):
    if len(x) == 0:
        raise ValueError("an empty sample")
    return float(np.mean(x)), float(np.sum((x - np.mean(x)) ** 2))
