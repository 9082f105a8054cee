"""gives no weight to columns whose scale is below 1e-8

Breaks: tiny and huge scales
Slips: 1
"""


def unstandardize_coefficients(w, b, mean, scale):
    scale = np.asarray(scale, dtype=float)
    w_raw = np.where(scale > 1e-8, w / scale, 0.0)
    return w_raw, float(b - w_raw @ mean)
