"""returns the labels of the centres before the last move

Breaks: labels of the returned centres (also where `max_iter` or `tol` ends it early)
"""


def kmeans(X, init, max_iter=300, tol=0.0):
    centers = init.astype(float).copy()
    labels = assign_clusters(X, centers)
    losses = [kmeans_loss(X, centers, labels)]
    for _ in range(max_iter):
        new = update_centers(X, labels, centers)
        shift = np.linalg.norm(new - centers, axis=1).max()
        centers = new
        old, labels = labels, assign_clusters(X, centers)
        losses.append(kmeans_loss(X, centers, labels))
        if shift <= tol:
            break
    return centers, (old if len(losses) > 1 else labels), losses
