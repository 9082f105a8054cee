"""multiplies by the scale

Breaks: new rows (whose mean is not 0 afterwards)
Slips: 1, hardly any entry is right
"""


def apply_standardizer(X, mean, scale):
    return (X.astype(float) - mean) * scale
