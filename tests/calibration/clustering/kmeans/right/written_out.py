# Writes the half-steps out.
def kmeans(X, init, max_iter=300, tol=0.0):
    X, centers, losses = np.asarray(X, float), np.array(init, float), []
    shift = np.inf
    for step in range(max_iter + 1):
        d2 = ((X[:, None] - centers) ** 2).sum(axis=2)
        labels = d2.argmin(axis=1)
        losses.append(((X - centers[labels]) ** 2).sum())
        if step == max_iter or shift <= tol:
            break
        new = np.array([X[labels == k].mean(axis=0) if (labels == k).any() else centers[k]
                        for k in range(len(centers))])
        shift = np.linalg.norm(new - centers, axis=1).max()
        centers = new
    return centers, labels, losses
