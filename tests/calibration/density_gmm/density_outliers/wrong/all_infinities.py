"""names all scores of -inf where some are at the limit

Breaks: scores of $-\\infty$
"""


def density_outliers(scores, fraction):
    if fraction < 0 or fraction > 1:
        raise ValueError("fraction")
    k = int(np.floor(fraction * len(scores) + 1e-9))
    if k and np.isinf(np.sort(scores)[k - 1]):
        return np.flatnonzero(np.isinf(scores))
    return np.sort(np.argsort(scores, kind="stable")[:k])
