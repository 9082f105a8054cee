"""ends where a centre went up to 1e-9 of tol farther than tol

Breaks: `tol` at and below a shift
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
        if shift <= tol * (1 + 1e-9):
            break
    return centers, labels, np.array(losses)
