"""returns the variance before the mean

Slips: 1, both parts stand in the wrong place
"""


def gaussian_mle(x):
    if len(x) == 0:
        raise ValueError("an empty sample")
    return float(np.var(x)), float(np.mean(x))
