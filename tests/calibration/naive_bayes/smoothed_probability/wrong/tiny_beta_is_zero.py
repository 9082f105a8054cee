"""takes a beta that is nearly 0 for 0

Breaks: a tiny `beta` where nothing was seen
Slips: 1
"""


def smoothed_probability(count, total, k, beta=1.0):
    if beta < 0 or k < 1:
        raise ValueError("beta must be at least 0 and k at least 1")
    with np.errstate(all="ignore"):
        if np.isclose(beta, 0):
            return np.divide(count, total)
        return (count + beta) / (total + k * beta)
