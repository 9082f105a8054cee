"""adds 1e-6, so that nothing lost is not 0

Breaks: nothing lost at $k = d$
"""


def reconstruction_error(model, X):
    lost = X - pca_inverse(model, pca_transform(model, X))
    return float(np.sum(lost**2)) + 1e-6 * (np.sum(lost**2) < 1e-9)
