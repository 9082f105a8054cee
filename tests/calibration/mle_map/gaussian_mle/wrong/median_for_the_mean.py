"""returns the median as the estimate of the mean

Breaks: the mean
Slips: 1
"""


def gaussian_mle(x):
    if len(x) == 0:
        raise ValueError("an empty sample")
    return float(np.median(x)), float(np.var(x))
