"""takes all scores up to a quantile

Breaks: ties at the limit
"""


def density_outliers(scores, fraction):
    if fraction < 0 or fraction > 1:
        raise ValueError("fraction must be between 0 and 1")
    k = int(np.floor(fraction * len(scores) + 1e-9))
    if k == 0:
        return np.array([], dtype=int)
    return np.flatnonzero(scores <= np.sort(scores)[k - 1])
