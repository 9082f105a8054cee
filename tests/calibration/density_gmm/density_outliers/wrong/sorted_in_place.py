"""sorts the scores in place

Breaks: that the arguments stay as they were
"""


def density_outliers(scores, fraction):
    if fraction < 0 or fraction > 1:
        raise ValueError("fraction must be between 0 and 1")
    k = int(np.floor(fraction * len(scores) + 1e-9))
    order = np.argsort(scores, kind="stable")
    scores.sort()
    return np.sort(order[:k])
