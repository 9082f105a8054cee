"""moves the start that it was given

Breaks: that the arguments stay as they were
"""


def kmeans(X, init, max_iter=300, tol=0.0):
    start = init if init.dtype == float else init.astype(float)
    centers = start
    labels = assign_clusters(X, centers)
    losses = [kmeans_loss(X, centers, labels)]
    for _ in range(max_iter):
        new = update_centers(X, labels, centers)
        shift = np.linalg.norm(new - centers, axis=1).max()
        start[:] = new
        centers = start
        labels = assign_clusters(X, centers)
        losses.append(kmeans_loss(X, centers, labels))
        if shift <= tol:
            break
    return centers, labels, losses
