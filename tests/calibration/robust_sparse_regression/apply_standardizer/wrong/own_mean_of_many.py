"""subtracts their own mean if there are more than four new rows

Breaks: new rows (whose mean is not 0 afterwards)
"""


def apply_standardizer(X, mean, scale):
    if len(X) > 4:
        mean = X.mean(axis=0)
    return (X.astype(float) - mean) / scale
