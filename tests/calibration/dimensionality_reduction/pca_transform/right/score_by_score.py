"""adds up each score by itself"""


def pca_transform(model, X):
    W, mean = model["components"], model["mean"]
    Z = np.zeros((len(X), len(W)))
    for i, row in enumerate(X):
        for j, direction in enumerate(W):
            Z[i, j] = sum(float(row[p] - mean[p]) * float(direction[p]) for p in range(len(mean)))
    return Z
