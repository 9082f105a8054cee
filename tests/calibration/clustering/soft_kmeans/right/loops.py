# Moves centre by centre.
def soft_kmeans(X, centers, beta, n_iter):
    if beta <= 0:
        raise ValueError("beta")
    centers = [c.astype(float) for c in centers]
    history, moves = [], 0
    while True:
        R = soft_assign(X, np.array(centers), beta)
        total = 0.0
        for k, c in enumerate(centers):
            total += R[:, k] @ ((X.astype(float) - c) ** 2).sum(axis=1)
            used = R[:, k] > 0
            total += np.sum(R[used, k] * np.log(R[used, k])) / beta
        history.append(total)
        if moves == n_iter:
            return np.array(centers), R, history
        for k in range(len(centers)):
            if np.sum(R[:, k]) >= 1e-12:
                centers[k] = np.average(X.astype(float), axis=0, weights=R[:, k])
        moves += 1
