"""returns 0 where np.allclose finds rows and rebuilt rows equal

Breaks: other units
"""


def reconstruction_error(model, X):
    back = pca_inverse(model, pca_transform(model, X))
    if np.allclose(back, X):
        return 0.0
    return float(np.sum((X - back) ** 2))
