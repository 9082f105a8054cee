"""takes a scale below 1e-8 as constant

Breaks: a tiny spread that is not constant
Breaks: columns in tiny or huge units
"""


def fit_standardizer(X):
    X = np.asarray(X, dtype=float)
    scale = np.std(X, axis=0)
    scale[scale < 1e-8] = 1.0
    return np.mean(X, axis=0), scale
