"""takes max_iter = 0 for the default

Breaks: `max_iter = 0`
"""


def kmeans(X, init, max_iter=300, tol=0.0):
    centers = init.astype(float).copy()
    labels = assign_clusters(X, centers)
    losses = [kmeans_loss(X, centers, labels)]
    for _ in range(max_iter or 300):
        new = update_centers(X, labels, centers)
        shift = np.linalg.norm(new - centers, axis=1).max()
        centers = new
        labels = assign_clusters(X, centers)
        losses.append(kmeans_loss(X, centers, labels))
        if shift <= tol:
            break
    return centers, labels, losses
