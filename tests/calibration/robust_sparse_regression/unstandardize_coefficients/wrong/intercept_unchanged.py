"""leaves the intercept as it was

Breaks: means other than 0
Slips: 1, no prediction is right
"""


def unstandardize_coefficients(w, b, mean, scale):
    return w / scale, float(b)
