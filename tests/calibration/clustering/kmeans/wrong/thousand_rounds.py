"""makes a thousand rounds by default

Breaks: the number of rounds
"""


def kmeans(X, init, max_iter=1000, tol=0.0):
    centers = init.astype(float)
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
    return centers, labels, np.array(losses)
