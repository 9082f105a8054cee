"""calls a loss below 1e-10 zero

Breaks: other units
"""


def reconstruction_error(model, X):
    lost = X - pca_inverse(model, pca_transform(model, X))
    total = float(np.sum(lost**2))
    return total if total > 1e-10 else 0.0
