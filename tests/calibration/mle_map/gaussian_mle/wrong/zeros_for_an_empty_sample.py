"""returns zeros for an empty sample

Breaks: the error
Slips: 1
"""


def gaussian_mle(x):
    if len(x) == 0:
        return 0.0, 0.0
    return float(np.mean(x)), float(np.var(x))
