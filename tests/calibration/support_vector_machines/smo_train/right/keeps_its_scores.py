# Works with alpha times y in its own box, and updates F instead of computing it anew.
def smo_train(K, y, C, tol=1e-6, max_iter=10000):
    y = np.asarray(y, float)
    if y.min() == y.max():
        raise ValueError("one class")
    K = np.asarray(K, float)
    beta = np.zeros(y.size)
    low, high = np.minimum(0, C * y), np.maximum(0, C * y)
    F = y.copy()
    steps = 0
    while True:
        up, down = np.flatnonzero(beta < high), np.flatnonzero(beta > low)
        i, j = up[F[up].argmax()], down[F[down].argmin()]
        if F[i] - F[j] < tol or steps >= max_iter:
            return np.abs(beta), np.float64((F[i] + F[j]) / 2)
        move = min(
            (F[i] - F[j]) / max(K[i, i] + K[j, j] - 2 * K[i, j], 1e-12),
            high[i] - beta[i],
            beta[j] - low[j],
        )
        before = beta[[i, j]]
        beta[i] += move
        beta[j] -= move
        for k in (i, j):
            for wall in (low[k], high[k]):
                if abs(beta[k] - wall) <= 1e-12 * C:
                    beta[k] = wall
        F -= K[:, [i, j]] @ (beta[[i, j]] - before)
        steps += 1
