"""refuses a fraction of 0 as well

Breaks: fractions of 0 and 1
Slips: 1, a fraction of 0 is asked for in two tests
"""


def density_outliers(scores, fraction):
    if fraction <= 0 or fraction > 1:
        raise ValueError("fraction must be between 0 and 1")
    k = int(np.floor(fraction * len(scores) + 1e-9))
    order = np.argsort(scores, kind="stable")
    return np.sort(order[:k])
