"""keeps a table of float32 in float32

Breaks: `float32` (likewise)
Slips: 1
"""


def add_intercept(X):
    if X.ndim == 1:
        X = X[:, np.newaxis].astype(float)
    elif X.dtype.kind == "i":
        X = X.astype(float)
    return np.insert(X, 0, 1, axis=1)
