"""multiplies weights and means in the integers that it was given, where 3 * 100 may be 44

Breaks: integers
Slips: 1
"""


def unstandardize_coefficients(w, b, mean, scale):
    scale = np.asarray(scale, dtype=float)
    return w / scale, float(b - np.sum(w * mean / scale))
