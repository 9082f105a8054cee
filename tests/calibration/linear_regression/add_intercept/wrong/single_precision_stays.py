"""keeps float32 features in float32

Breaks: `float32` (likewise)
Slips: 1
"""


def add_intercept(X):
    if not np.issubdtype(X.dtype, np.floating):
        X = X.astype(float)
    if X.ndim == 1:
        X = X[:, np.newaxis]
    return np.insert(X, 0, 1, axis=1)
