"""measures the new rows themselves in place of what is passed in

Breaks: new rows (whose mean is not 0 afterwards)
Slips: 1, no new row is right
"""


def apply_standardizer(X, mean, scale):
    spread = X.std(axis=0)
    return (X - X.mean(axis=0)) / np.where(spread == 0, 1.0, spread)
