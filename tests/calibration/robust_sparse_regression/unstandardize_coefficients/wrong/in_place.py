"""divides the weights in place

Breaks: that the arguments stay as they were
"""


def unstandardize_coefficients(w, b, mean, scale):
    if w.dtype.kind != "f":
        w = w.astype(float)
    w /= scale
    return w, float(b - np.sum(w * mean))
