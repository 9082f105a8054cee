"""takes a column as constant if its largest and smallest entries are close

Breaks: a tiny spread that is not constant
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    scale = np.std(X, axis=0)
    scale[np.isclose(np.max(X, axis=0), np.min(X, axis=0))] = 1.0
    return np.mean(X, axis=0), scale
