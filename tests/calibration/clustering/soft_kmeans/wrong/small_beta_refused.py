"""refuses a beta below 0.001

Breaks: `ValueError` for $\\beta$ of 0 or below
"""


def soft_kmeans(X, centers, beta, n_iter):
    if beta < 1e-3:
        raise ValueError("beta")
    X, C = X.astype(float), centers.astype(float)
    objectives = []
    for step in range(n_iter + 1):
        R = soft_assign(X, C, beta)
        d2 = ((X[:, None] - C) ** 2).sum(axis=2)
        objectives.append((R * d2 + R * np.log(np.where(R > 0, R, 1)) / beta).sum())
        if step < n_iter:
            w = R.sum(axis=0)
            C = np.where((w < 1e-12)[:, None], C, (R.T @ X) / np.maximum(w, 1e-300)[:, None])
    return C, R, np.array(objectives)
