"""names the points of highest density

Slips: 1, right for fractions of 0 and 1 only
"""


def density_outliers(scores, fraction):
    if fraction < 0 or fraction > 1:
        raise ValueError("fraction must be between 0 and 1")
    k = int(np.floor(fraction * len(scores) + 1e-9))
    order = np.argsort(-np.asarray(scores, dtype=float), kind="stable")
    return np.sort(order[:k])
