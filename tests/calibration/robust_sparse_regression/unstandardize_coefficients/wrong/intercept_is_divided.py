"""divides the intercept by the mean scale

Slips: 1, no prediction is right
"""


def unstandardize_coefficients(w, b, mean, scale):
    return w / scale, float(b / np.mean(scale) - np.sum(w * mean / scale))
