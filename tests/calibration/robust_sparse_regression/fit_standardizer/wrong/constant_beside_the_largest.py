"""takes a column as constant whose scale is below 1e-9 of the largest scale

Breaks: columns in tiny or huge units
Slips: 1
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    mean, scale = X.mean(axis=0), X.std(axis=0)
    constant = (scale < 1e-9 * scale.max()) | (X.max(axis=0) == X.min(axis=0))
    return mean, np.where(constant, 1.0, scale)
