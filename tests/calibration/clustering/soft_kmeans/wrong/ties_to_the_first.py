"""gives tied rows to the first centre where beta is large

Breaks: huge $\\beta$ (as k-means, but ties are shared)
"""


def soft_kmeans(X, centers, beta, n_iter):
    if beta <= 0:
        raise ValueError("beta")
    X, C = X.astype(float), centers.astype(float)
    objectives = []
    for step in range(n_iter + 1):
        d2 = ((X[:, None] - C) ** 2).sum(axis=2)
        R = soft_assign(X, C, beta) if beta <= 1e4 else np.eye(len(C))[d2.argmin(axis=1)]
        objectives.append((R * d2 + R * np.log(np.where(R > 0, R, 1)) / beta).sum())
        if step < n_iter:
            w = R.sum(axis=0)
            C = np.where((w < 1e-12)[:, None], C, (R.T @ X) / np.maximum(w, 1e-300)[:, None])
    return C, R, np.array(objectives)
