"""subtracts by rows where the table is square

Breaks: as many rows as columns
"""


def apply_standardizer(X, mean, scale):
    X = X.astype(float)
    if len(X) == len(mean):
        return (X - mean[:, None]) / scale[:, None]
    return (X - mean) / scale
