"""makes no more rounds after a move below 1e-9, and repeats the last objective

Breaks: centres, shares and objectives on such paths
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
        weight = R.sum(axis=0)[:, None]
        new = np.where(weight < 1e-12, centers, R.T @ X / np.maximum(weight, 1e-12))
        moved, centers = np.abs(new - centers).max(), new
        R, F = note()
        objectives.append(F)
        if moved < 1e-9:
            break
    objectives += [objectives[-1]] * (n_iter + 1 - len(objectives))
    return centers, R, np.array(objectives)
