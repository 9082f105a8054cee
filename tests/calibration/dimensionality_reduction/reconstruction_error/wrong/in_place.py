"""subtracts what was rebuilt from the caller's rows

Breaks: unchanged arguments
"""


def reconstruction_error(model, X):
    rebuilt = pca_inverse(model, pca_transform(model, X))
    if X.dtype.kind == 'f':
        X -= rebuilt
        lost = X
    else:
        lost = X - rebuilt
    return float(np.sum(lost**2))
