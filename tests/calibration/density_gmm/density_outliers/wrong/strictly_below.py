"""leaves out all ties at the limit

Breaks: ties at the limit
"""


def density_outliers(scores, fraction):
    if fraction < 0 or fraction > 1:
        raise ValueError("fraction must be between 0 and 1")
    k = int(np.floor(fraction * len(scores) + 1e-9))
    if k == len(scores):
        return np.arange(k)
    return np.flatnonzero(scores < np.sort(scores)[k])
