"""returns the scores in place of their numbers

Slips: 1, nothing is right but the errors
"""


def density_outliers(scores, fraction):
    if fraction < 0 or fraction > 1:
        raise ValueError("fraction must be between 0 and 1")
    k = int(np.floor(fraction * len(scores) + 1e-9))
    order = np.argsort(scores, kind="stable")
    return np.sort(np.asarray(scores)[order[:k]])
