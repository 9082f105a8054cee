"""adds up the squares row by row"""


def reconstruction_error(model, X):
    total = 0.0
    for i in range(len(X)):
        row = X[i : i + 1]
        back = pca_inverse(model, pca_transform(model, row))
        total += np.linalg.norm(row - back) ** 2
    return float(total)
