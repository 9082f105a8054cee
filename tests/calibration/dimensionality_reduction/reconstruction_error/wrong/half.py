"""halves the sum of squares

Slips: 1, no error is right but 0
"""


def reconstruction_error(model, X):
    lost = X - pca_inverse(model, pca_transform(model, X))
    return float(np.sum(lost**2) / 2)
