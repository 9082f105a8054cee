"""moves the given points themselves

Breaks: that the arguments stay as they were
"""


def project_to_hyperplane(X, w, b):
    step = np.outer((X @ w + b) / (w @ w), w)
    if X.dtype == float:
        X -= step
        return X
    return X - step
