"""returns the standard deviation in place of the variance

Breaks: the variance of samples of different sizes
Slips: 1
"""


def gaussian_mle(x):
    if len(x) == 0:
        raise ValueError("an empty sample")
    return float(np.mean(x)), float(np.std(x))
