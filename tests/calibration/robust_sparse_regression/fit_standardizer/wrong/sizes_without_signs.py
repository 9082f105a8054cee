"""takes a column as constant if its largest and smallest sizes are equal, as for -1 and 1

Breaks: constant columns
Slips: 1
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    mean, scale = X.mean(axis=0), X.std(axis=0)
    sizes = np.abs(X)
    return mean, np.where(sizes.max(axis=0) == sizes.min(axis=0), 1.0, scale)
