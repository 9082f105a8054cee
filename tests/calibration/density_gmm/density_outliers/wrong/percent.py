"""takes the fraction for a percentage

Slips: 1, right for a fraction of 0 only
"""


def density_outliers(scores, fraction):
    if fraction < 0 or fraction > 100:
        raise ValueError("fraction must be between 0 and 1")
    k = int(np.floor(fraction / 100 * len(scores) + 1e-9))
    order = np.argsort(scores, kind="stable")
    return np.sort(order[:k])
