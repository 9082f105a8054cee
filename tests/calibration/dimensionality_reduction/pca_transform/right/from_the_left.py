"""multiplies from the left and transposes"""


def pca_transform(model, X):
    moved = np.array(X, dtype=float)
    moved -= model["mean"]
    return np.dot(model["components"], moved.T).T
