"""goes through single precision, so the entries are not exact

Breaks: The entries are exact
Slips: 1
"""


def add_intercept(X):
    X = X.astype(np.float32)
    if X.ndim == 1:
        X = X[:, None]
    return np.hstack([np.ones((len(X), 1)), X]).astype(float)
