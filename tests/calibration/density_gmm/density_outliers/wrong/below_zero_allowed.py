"""refuses fractions above 1 only

Breaks: ValueError for a fraction outside of 0 to 1
"""


def density_outliers(scores, fraction):
    if fraction > 1:
        raise ValueError("fraction must be between 0 and 1")
    k = int(np.floor(fraction * len(scores) + 1e-9))
    order = np.argsort(scores, kind="stable")
    return np.sort(order[:k])
