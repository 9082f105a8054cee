"""names the points with larger numbers of ties

Breaks: ties at the limit
"""


def density_outliers(scores, fraction):
    if fraction < 0 or fraction > 1:
        raise ValueError("fraction must be between 0 and 1")
    k = int(np.floor(fraction * len(scores) + 1e-9))
    order = np.lexsort((-np.arange(len(scores)), scores))
    return np.sort(order[:k])
