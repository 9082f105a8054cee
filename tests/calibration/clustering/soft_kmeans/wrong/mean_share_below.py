"""leaves a centre where its mean share, not its sum of shares, is below 1e-12

Breaks: a centre of small weight (it moves)
"""


def soft_kmeans(X, centers, beta, n_iter):
    if beta <= 0:
        raise ValueError("beta is not positive")
    X, centers = np.asarray(X, dtype=float), np.array(centers, dtype=float)

    def note():
        R = soft_assign(X, centers, beta)
        d2 = ((X[:, None] - centers) ** 2).sum(axis=2)
        return R, np.sum(R * d2) + np.sum(R * np.log(np.where(R > 0, R, 1.0))) / beta

    R, F = note()
    objectives = [F]
    for _ in range(n_iter):
        stays = R.mean(axis=0) < 1e-12
        weight = np.where(stays, 1.0, R.sum(axis=0))[:, None]
        centers = np.where(stays[:, None], centers, R.T @ X / weight)
        R, F = note()
        objectives.append(F)
    return centers, R, np.array(objectives)
