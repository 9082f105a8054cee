"""shifts the intercept by the first column only

Breaks: equal predictions on raw rows
Slips: 1, only a single column is right
"""


def unstandardize_coefficients(w, b, mean, scale):
    return w / scale, float(b - w[0] * mean[0] / scale[0])
