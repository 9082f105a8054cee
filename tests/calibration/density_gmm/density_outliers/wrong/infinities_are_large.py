"""takes -1e10 in place of -inf

Breaks: scores of $-\\infty$
"""


def density_outliers(scores, fraction):
    if fraction < 0 or fraction > 1:
        raise ValueError("fraction must be between 0 and 1")
    k = int(np.floor(fraction * len(scores) + 1e-9))
    order = np.argsort(np.maximum(scores, -1e10), kind="stable")
    return np.sort(order[:k])
