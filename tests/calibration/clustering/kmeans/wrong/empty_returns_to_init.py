"""sends a cluster that becomes empty later back to its place in init

Breaks: empty clusters
"""


def kmeans(X, init, max_iter=300, tol=0.0):
    centers = np.array(init, dtype=float)
    labels = assign_clusters(X, centers)
    losses = [kmeans_loss(X, centers, labels)]
    for _ in range(max_iter):
        new = update_centers(X, labels, np.array(init, dtype=float))
        moved = np.linalg.norm(new - centers, axis=1).max()
        centers = new
        labels = assign_clusters(X, centers)
        losses.append(kmeans_loss(X, centers, labels))
        if moved <= tol:
            break
    return centers, labels, np.array(losses)
