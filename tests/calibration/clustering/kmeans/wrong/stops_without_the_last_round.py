"""does not count the round in which nothing moves

Breaks: `tol` at and below a shift
Slips: 1, most lists of losses are too short
"""


def kmeans(X, init, max_iter=300, tol=0.0):
    centers = init.astype(float).copy()
    labels = assign_clusters(X, centers)
    losses = [kmeans_loss(X, centers, labels)]
    for _ in range(max_iter):
        new = update_centers(X, labels, centers)
        shift = np.linalg.norm(new - centers, axis=1).max()
        if shift <= tol and len(losses) > 1:
            break
        centers = new
        labels = assign_clusters(X, centers)
        losses.append(kmeans_loss(X, centers, labels))
    return centers, labels, losses
