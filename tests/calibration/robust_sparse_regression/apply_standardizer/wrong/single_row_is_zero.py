"""returns zeros for a single row

Breaks: a single row
"""


def apply_standardizer(X, mean, scale):
    if len(X) == 1:
        return np.zeros(X.shape)
    return (X.astype(float) - mean) / scale
