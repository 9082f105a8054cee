"""takes the root of the sum, the norm itself

Breaks: squares
Slips: 1, no error is right but 0
"""


def reconstruction_error(model, X):
    lost = X - pca_inverse(model, pca_transform(model, X))
    return float(np.sqrt(np.sum(lost**2)))
