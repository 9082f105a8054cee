"""stops before the rows are assigned to the moved centres

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
        losses.append(kmeans_loss(X, centers, assign_clusters(X, centers)))
        if shift <= tol or len(losses) > max_iter:
            break
        labels = assign_clusters(X, centers)
    return centers, labels, losses
