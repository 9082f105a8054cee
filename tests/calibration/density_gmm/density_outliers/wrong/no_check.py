"""does not look at the fraction

Breaks: ValueError for a fraction outside of 0 to 1
"""


def density_outliers(scores, fraction):
    k = int(np.floor(fraction * len(scores) + 1e-9))
    order = np.argsort(scores, kind="stable")
    return np.sort(order[:k])
