"""clusters the different rows, each once, and hands their shares on to all

Breaks: centres, shares and objectives on such paths
"""


def soft_kmeans(X, centers, beta, n_iter):
    if beta <= 0:
        raise ValueError("beta must be positive")
    rows, where = np.unique(X.astype(float), axis=0, return_inverse=True)
    where = np.ravel(where)
    centers, objectives = np.array(centers, dtype=float), []
    R = soft_assign(rows, centers, beta)
    for step in range(n_iter + 1):
        if step:
            weight = R.sum(axis=0)[:, np.newaxis]
            moved = R.T @ rows / np.where(weight < 1e-12, 1.0, weight)
            centers = np.where(weight < 1e-12, centers, moved)
        R = soft_assign(rows, centers, beta)
        d2 = ((rows[:, np.newaxis] - centers) ** 2).sum(axis=2)
        terms = R * d2 + R * np.log(np.where(R > 0, R, 1.0)) / beta
        objectives.append(terms[where].sum())
    return centers, R[where], objectives
