"""takes a column for constant if its spread is below 1e-12 of its mean

Breaks: a tiny spread that is not constant
Slips: 1
"""


def fit_standardizer(X):
    X = np.asarray(X, float)
    mean = X.mean(axis=0)
    scale = np.sqrt(np.mean((X - mean) ** 2, axis=0))
    return mean, np.where(scale <= 1e-12 * np.abs(mean), 1.0, scale)
