"""stops as soon as some centre stays

Breaks: the number of rounds
Slips: 1, most runs end too early
"""


def kmeans(X, init, max_iter=300, tol=0.0):
    centers = init.astype(float).copy()
    labels = assign_clusters(X, centers)
    losses = [kmeans_loss(X, centers, labels)]
    for _ in range(max_iter):
        new = update_centers(X, labels, centers)
        shift = np.linalg.norm(new - centers, axis=1).min()
        centers = new
        labels = assign_clusters(X, centers)
        losses.append(kmeans_loss(X, centers, labels))
        if shift <= tol:
            break
    return centers, labels, losses
