"""returns the last loss in place of all

Breaks: centres, labels and losses of such paths
Slips: 1, no list of losses
"""


def kmeans(X, init, max_iter=300, tol=0.0):
    centers = init.astype(float).copy()
    labels = assign_clusters(X, centers)
    losses = [kmeans_loss(X, centers, labels)]
    for _ in range(max_iter):
        new = update_centers(X, labels, centers)
        shift = np.linalg.norm(new - centers, axis=1).max()
        centers = new
        labels = assign_clusters(X, centers)
        losses.append(kmeans_loss(X, centers, labels))
        if shift <= tol:
            break
    return centers, labels, losses[-1]
