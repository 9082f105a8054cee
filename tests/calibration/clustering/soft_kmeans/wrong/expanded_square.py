"""expands the squares in the objective, which has no digits left far from the origin

Breaks: rows near `1e8`
"""


def soft_kmeans(X, centers, beta, n_iter):
    if beta <= 0:
        raise ValueError("beta")
    X = np.asarray(X, dtype=float)
    C = np.array(centers, dtype=float)

    def objective(C, R):
        d2 = (X**2).sum(1)[:, None] - 2 * X @ C.T + (C**2).sum(1)
        logs = np.where(R > 0, np.log(np.where(R > 0, R, 1.0)), 0.0)
        return float((R * d2).sum() + (R * logs).sum() / beta)

    R = soft_assign(X, C, beta)
    history = [objective(C, R)]
    for _ in range(n_iter):
        total = R.sum(axis=0)
        moves = total >= 1e-12
        C = np.where(moves[:, None], R.T @ X / np.where(moves, total, 1.0)[:, None], C)
        R = soft_assign(X, C, beta)
        history.append(objective(C, R))
    return C, R, np.array(history)
