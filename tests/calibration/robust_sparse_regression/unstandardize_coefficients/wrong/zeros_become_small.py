"""replaces weights of 0 by 1e-6 before dividing

Breaks: weights of 0
"""


def unstandardize_coefficients(w, b, mean, scale):
    w = np.where(np.asarray(w) == 0, 1e-6, w)
    return w / scale, float(b - np.sum(w * mean / scale))
