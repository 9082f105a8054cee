"""ends also where the loss falls by no more than tol

Breaks: `tol` at and below a shift
"""


def kmeans(X, init, max_iter=300, tol=0.0):
    centers = init.astype(float)
    labels = assign_clusters(X, centers)
    losses = [kmeans_loss(X, centers, labels)]
    for _ in range(max_iter):
        new = update_centers(X, labels, centers)
        shift = np.linalg.norm(new - centers, axis=1).max()
        centers = new
        labels = assign_clusters(X, centers)
        losses.append(kmeans_loss(X, centers, labels))
        if shift <= tol or losses[-2] - losses[-1] <= tol:
            break
    return centers, labels, np.array(losses)
