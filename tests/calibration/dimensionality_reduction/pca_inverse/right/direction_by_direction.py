"""walks along one direction after the other"""


def pca_inverse(model, Z):
    X = np.tile(np.asarray(model["mean"], dtype=float), (len(Z), 1))
    for j, direction in enumerate(model["components"]):
        X = X + np.outer(Z[:, j], direction)
    return X
