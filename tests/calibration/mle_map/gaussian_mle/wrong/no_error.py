"""returns nan for an empty sample

Breaks: the error
Slips: 1
"""


def gaussian_mle(x):
    if len(x) == 0:
        return float("nan"), float("nan")
    return float(np.mean(x)), float(np.var(x))
