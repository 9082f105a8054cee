"""divides by n - 1 in place of n

Breaks: the variance of samples of different sizes
Slips: 1
"""


def gaussian_mle(x):
    if len(x) == 0:
        raise ValueError("an empty sample")
    return float(np.mean(x)), float(np.sum((x - np.mean(x)) ** 2) / max(len(x) - 1, 1))
