"""fails for arrays of integers

Breaks: integers
"""


def reconstruction_error(model, X):
    if X.dtype.kind != "f":
        raise TypeError("floats, please")
    lost = X - pca_inverse(model, pca_transform(model, X))
    return float(np.sum(lost**2))
