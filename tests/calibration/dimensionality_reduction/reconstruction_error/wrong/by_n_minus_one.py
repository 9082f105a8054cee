"""divides by n - 1, as if it were a variance

Breaks: rows of the fit against $(n - 1)$ times the variances that were left out
Slips: 1, right for one row or two only
"""


def reconstruction_error(model, X):
    lost = X - pca_inverse(model, pca_transform(model, X))
    return float(np.sum(lost**2) / max(len(X) - 1, 1))
