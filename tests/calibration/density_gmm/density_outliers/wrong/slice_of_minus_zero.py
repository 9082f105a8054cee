"""takes the last of a falling order, all for a fraction of 0

Breaks: fractions of 0 and 1
"""


def density_outliers(scores, fraction):
    if fraction < 0 or fraction > 1:
        raise ValueError("fraction must be between 0 and 1")
    k = int(np.floor(fraction * len(scores) + 1e-9))
    order = np.argsort(scores, kind="stable")[::-1]
    return np.sort(order[-k:])
