"""rounds the count up

Breaks: counts that must be rounded down
"""


def density_outliers(scores, fraction):
    if fraction < 0 or fraction > 1:
        raise ValueError("fraction must be between 0 and 1")
    k = int(np.ceil(fraction * len(scores) - 1e-9))
    order = np.argsort(scores, kind="stable")
    return np.sort(order[:k])
