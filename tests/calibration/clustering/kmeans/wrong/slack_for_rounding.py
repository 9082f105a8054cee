"""adds 1e-8 of the size of the centres to tol, so that small moves far from the origin are none

Breaks: the number of rounds
"""


def kmeans(X, init, max_iter=300, tol=0.0):
    centers = np.array(init, dtype=float)
    labels = assign_clusters(X, centers)
    losses = [kmeans_loss(X, centers, labels)]
    for _ in range(max_iter):
        new = update_centers(X, labels, centers)
        moved = np.linalg.norm(new - centers, axis=1).max()
        centers = new
        labels = assign_clusters(X, centers)
        losses.append(kmeans_loss(X, centers, labels))
        if moved <= tol + 1e-8 * np.abs(centers).max():
            break
    return centers, labels, np.array(losses)
