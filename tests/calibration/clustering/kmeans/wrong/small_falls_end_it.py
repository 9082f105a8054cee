"""ends as soon as the loss falls by less than 1e-12 of it

Breaks: the number of rounds
"""


def kmeans(X, init, max_iter=300, tol=0.0):
    X = np.asarray(X, dtype=float)
    centers = np.array(init, dtype=float)
    labels = assign_clusters(X, centers)
    losses = [kmeans_loss(X, centers, labels)]
    for _ in range(max_iter):
        new = update_centers(X, labels, centers)
        shift = np.sqrt(((new - centers) ** 2).sum(axis=1)).max()
        centers = new
        labels = assign_clusters(X, centers)
        losses.append(kmeans_loss(X, centers, labels))
        if shift <= tol or losses[-1] >= losses[-2] * (1 - 1e-12):
            break
    return centers, labels, np.array(losses)
