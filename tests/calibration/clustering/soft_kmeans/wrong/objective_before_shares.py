"""notes the objective before the rows are shared out again

Breaks: centres, shares and objectives on such paths
"""


def soft_kmeans(X, centers, beta, n_iter):
    if beta <= 0:
        raise ValueError("beta must be positive")
    X, centers = X.astype(float), centers.astype(float).copy()

    def objective(R):
        d2 = ((X[:, None, :] - centers) ** 2).sum(axis=2)
        logs = np.log(np.where(R > 0, R, 1.0))
        return np.sum(R * d2) + np.sum(R * logs) / beta

    R = soft_assign(X, centers, beta)
    objectives = [objective(R)]
    for _ in range(n_iter):
        weights = R.sum(axis=0)
        sums = R.T @ X
        for k in range(len(centers)):
            if weights[k] >= 1e-12:
                centers[k] = sums[k] / weights[k]
        objectives.append(objective(R))
        R = soft_assign(X, centers, beta)
    return centers, R, objectives
