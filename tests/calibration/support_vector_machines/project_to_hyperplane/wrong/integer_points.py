"""keeps the dtype of integer points

Breaks: integers
"""


def project_to_hyperplane(X, w, b):
    P = X.copy()
    P[:] = X - np.outer((X @ w + b) / (w @ w), w)
    return P
