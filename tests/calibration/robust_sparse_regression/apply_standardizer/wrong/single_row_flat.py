"""returns a flat array for a single row

Breaks: a single row
"""


def apply_standardizer(X, mean, scale):
    return np.squeeze((X.astype(float) - mean) / scale)
