"""drops weights of 0

Breaks: weights of 0
"""


def unstandardize_coefficients(w, b, mean, scale):
    used = w != 0
    return w[used] / scale[used], float(b - np.sum(w[used] * mean[used] / scale[used]))
