"""averages over the rows

Breaks: sums (not means)
Slips: 1, right for single rows only
"""


def reconstruction_error(model, X):
    lost = X - pca_inverse(model, pca_transform(model, X))
    return float(np.sum(lost**2) / len(X))
