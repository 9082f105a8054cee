"""adds the shift to the intercept in place of subtracting it

Breaks: means other than 0
Slips: 1, no prediction is right
"""


def unstandardize_coefficients(w, b, mean, scale):
    return w / scale, float(b + np.sum(w * mean / scale))
