"""drops centres without rows

Breaks: empty clusters
"""


def kmeans(X, init, max_iter=300, tol=0.0):
    centers = init.astype(float).copy()
    labels = assign_clusters(X, centers)
    losses = [kmeans_loss(X, centers, labels)]
    for _ in range(max_iter):
        kept = np.unique(labels)
        new = np.array([X[labels == k].mean(axis=0) for k in kept])
        shift = np.linalg.norm(new - centers[kept], axis=1).max()
        centers = new
        labels = assign_clusters(X, centers)
        losses.append(kmeans_loss(X, centers, labels))
        if shift <= tol:
            break
    return centers, labels, losses
