"""returns an error for each row

Slips: 1, the sum over rows is missing
"""


def reconstruction_error(model, X):
    lost = X - pca_inverse(model, pca_transform(model, X))
    return np.sum(lost**2, axis=1)
