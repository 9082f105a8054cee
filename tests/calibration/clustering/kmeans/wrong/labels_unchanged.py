"""stops where the labels stay, whatever tol

Breaks: `tol` at and below a shift
Slips: 1, ends a round early
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
        if np.array_equal(old, labels):
            break
    return centers, labels, losses
