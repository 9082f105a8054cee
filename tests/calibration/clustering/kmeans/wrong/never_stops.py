"""makes all max_iter rounds

Breaks: the number of rounds
Slips: 1, all lists of losses are long
"""


def kmeans(X, init, max_iter=300, tol=0.0):
    centers = init.astype(float).copy()
    labels = assign_clusters(X, centers)
    losses = [kmeans_loss(X, centers, labels)]
    for _ in range(max_iter):
        new = update_centers(X, labels, centers)
        shift = np.linalg.norm(new - centers, axis=1).max()
        centers = new
        labels = assign_clusters(X, centers)
        losses.append(kmeans_loss(X, centers, labels))
    return centers, labels, losses
