"""leaves columns undivided whose scale is below 1e-10

Breaks: tiny or huge units
Slips: 1
"""


def apply_standardizer(X, mean, scale):
    X, mean, scale = (np.asarray(a, dtype=float) for a in (X, mean, scale))
    return (X - mean) / np.where(scale < 1e-10, 1.0, scale)
