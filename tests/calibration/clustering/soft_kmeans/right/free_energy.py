# Notes the objective by log-sum-exp; returns arrays.
def soft_kmeans(X, centers, beta, n_iter):
    if not beta > 0:
        raise ValueError("beta")
    Z, mu, F = np.asarray(X, float), np.array(centers, float), np.zeros(n_iter + 1)
    R = np.zeros((len(Z), len(mu)))
    for t in range(n_iter + 1):
        if t:
            total = R.sum(axis=0)[:, None]
            mu = np.where(total < 1e-12, mu, R.T @ Z / np.maximum(total, 1e-300))
        d2 = ((Z[:, None] - mu) ** 2).sum(axis=2)
        low = d2.min(axis=1)
        E = np.exp(-beta * (d2 - low[:, None]))
        F[t] = np.sum(low) - np.sum(np.log(E.sum(axis=1))) / beta
        R = E / E.sum(axis=1, keepdims=True)
    return mu, R, F
