"""divides by the square of the scale

Breaks: scales other than 1
Slips: 1, weights and intercept are both wrong
"""


def unstandardize_coefficients(w, b, mean, scale):
    return w / scale**2, float(b - np.sum(w * mean / scale**2))
