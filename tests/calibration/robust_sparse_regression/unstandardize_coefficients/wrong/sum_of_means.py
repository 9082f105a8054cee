"""subtracts the sum of mean / scale, without the weights

Breaks: equal predictions on raw rows
Slips: 1, no prediction is right
"""


def unstandardize_coefficients(w, b, mean, scale):
    return w / scale, float(b - np.sum(mean / scale))
