"""returns minus the shift, and forgets the old intercept

Breaks: equal predictions on raw rows
Slips: 1, no prediction is right
"""


def unstandardize_coefficients(w, b, mean, scale):
    return w / scale, float(0 - np.sum(w * mean / scale))
