"""leaves scores of -inf out

Breaks: scores of $-\\infty$
Slips: 1, such scores stand in two of the three tests
"""


def density_outliers(scores, fraction):
    if fraction < 0 or fraction > 1:
        raise ValueError("fraction must be between 0 and 1")
    k = int(np.floor(fraction * len(scores) + 1e-9))
    order = np.argsort(np.where(np.isneginf(scores), np.inf, scores), kind="stable")
    return np.sort(order[:k])
