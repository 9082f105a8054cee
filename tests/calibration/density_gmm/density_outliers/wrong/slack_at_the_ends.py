"""takes fractions within 1e-12 of 0 to 1 for those in it

Breaks: ValueError for a fraction outside of 0 to 1
"""


def density_outliers(scores, fraction):
    if fraction < -1e-12 or fraction > 1 + 1e-12:
        raise ValueError("fraction must be from 0 to 1")
    k = int(np.floor(np.clip(fraction, 0, 1) * len(scores) + 1e-9))
    return np.sort(np.argsort(scores, kind="stable")[:k])
