"""raises ValueError if all means are 0 and all scales 1

Breaks: nothing to undo (means 0 and scales 1)
"""


def unstandardize_coefficients(w, b, mean, scale):
    if np.all(mean == 0) and np.all(scale == 1):
        raise ValueError("not standardised")
    return w / scale, float(b - np.sum(w * mean / scale))
