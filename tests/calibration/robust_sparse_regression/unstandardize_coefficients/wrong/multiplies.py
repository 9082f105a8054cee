"""multiplies the weights by the scale

Breaks: scales other than 1
Slips: 1, weights and intercept are both wrong
"""


def unstandardize_coefficients(w, b, mean, scale):
    return w * scale, float(b - np.sum(w * scale * mean))
