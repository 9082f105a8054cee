"""divides the entropy by beta + 1e-12, which is another number where lengths are huge

Breaks: tiny or huge units
"""


def soft_kmeans(X, centers, beta, n_iter):
    if beta <= 0:
        raise ValueError("beta is not positive")
    X, centers = np.asarray(X, dtype=float), np.array(centers, dtype=float)

    def note():
        R = soft_assign(X, centers, beta)
        d2 = ((X[:, None] - centers) ** 2).sum(axis=2)
        return R, np.sum(R * d2) + np.sum(R * np.log(np.where(R > 0, R, 1.0))) / (beta + 1e-12)

    R, F = note()
    objectives = [F]
    for _ in range(n_iter):
        weight = R.sum(axis=0)[:, None]
        centers = np.where(weight < 1e-12, centers, R.T @ X / np.maximum(weight, 1e-12))
        R, F = note()
        objectives.append(F)
    return centers, R, np.array(objectives)
