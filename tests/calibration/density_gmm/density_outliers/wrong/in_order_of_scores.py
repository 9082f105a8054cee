"""lists the numbers in the order of their scores

Breaks: that indices come in increasing order
Slips: 1, the order counts in both tests
"""


def density_outliers(scores, fraction):
    if fraction < 0 or fraction > 1:
        raise ValueError("fraction must be between 0 and 1")
    k = int(np.floor(fraction * len(scores) + 1e-9))
    order = np.argsort(scores, kind="stable")
    return order[:k]
