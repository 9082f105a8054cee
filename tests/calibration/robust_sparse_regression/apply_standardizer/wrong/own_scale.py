"""divides by the deviation of the new rows

Breaks: new rows (whose mean is not 0 afterwards)
Slips: 1, no new row is right
"""


def apply_standardizer(X, mean, scale):
    spread = X.std(axis=0)
    return (X - mean) / np.where(spread == 0, 1.0, spread)
