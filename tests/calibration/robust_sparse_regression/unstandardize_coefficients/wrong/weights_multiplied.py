"""multiplies the weights by the scale, but not in the intercept

Breaks: scales other than 1
Slips: 1, predictions and weights are wrong
"""


def unstandardize_coefficients(w, b, mean, scale):
    return w * scale, float(b - np.sum(w * mean / scale))
