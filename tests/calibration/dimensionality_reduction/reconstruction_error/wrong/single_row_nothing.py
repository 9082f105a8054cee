"""calls the loss of a single row 0

Breaks: a single row
"""


def reconstruction_error(model, X):
    lost = X - pca_inverse(model, pca_transform(model, X))
    if len(X) == 1:
        return 0.0
    return float(np.sum(lost**2))
