# Takes the Frobenius norm.
def kmeans_loss(X, centers, labels):
    return np.linalg.norm(np.asarray(X, float) - np.asarray(centers, float)[labels]) ** 2
