# Counts rounds in a while loop; returns arrays.
def kmeans(X, init, max_iter=300, tol=0.0):
    mu = np.array(init, dtype=float)
    c = assign_clusters(X, mu)
    history = [kmeans_loss(X, mu, c)]
    rounds, far = 0, np.inf
    while rounds < max_iter and far > tol:
        before = mu
        mu = update_centers(X, c, before)
        far = max(np.sqrt(((mu - before) ** 2).sum(axis=1)))
        c = assign_clusters(X, mu)
        history.append(kmeans_loss(X, mu, c))
        rounds += 1
    return mu, c, np.array(history)
