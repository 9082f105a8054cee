"""replaces scores of -inf by a number below the lowest finite one

Breaks: scores of $-\\infty$
"""


def density_outliers(scores, fraction):
    if not 0 <= fraction <= 1:
        raise ValueError("fraction must be from 0 to 1")
    s = np.array(scores, float)
    if np.isinf(s).any():
        s[np.isinf(s)] = np.nextafter(s[np.isfinite(s)].min(), -np.inf)
    k = int(np.floor(fraction * len(s) + 1e-9))
    return np.sort(np.argsort(s, kind="stable")[:k])
