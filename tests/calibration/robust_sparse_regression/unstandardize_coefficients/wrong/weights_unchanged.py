"""leaves the weights as they were, and corrects the intercept

Breaks: scales other than 1
Slips: 1, weights and predictions are wrong
"""


def unstandardize_coefficients(w, b, mean, scale):
    return w + 0.0, float(b - np.sum(w * mean / scale))
