# Keeps the gradient of the program and updates it with two columns of Q.
def smo_train(K, y, C, tol=1e-6, max_iter=10000):
    if len(np.unique(y)) < 2:
        raise ValueError("two classes, please")
    y = np.asarray(y, dtype=float)
    Q = np.outer(y, y) * K
    alpha, g = np.zeros(len(y)), -np.ones(len(y))
    for step in range(max_iter + 1):
        F = -y * g
        grow = [k for k in range(len(y)) if (alpha[k] < C if y[k] > 0 else alpha[k] > 0)]
        shrink = [k for k in range(len(y)) if (alpha[k] > 0 if y[k] > 0 else alpha[k] < C)]
        i = max(grow, key=lambda k: (F[k], -k))
        j = min(shrink, key=lambda k: (F[k], k))
        if F[i] - F[j] < tol:
            break
        if step < max_iter:
            s = (F[i] - F[j]) / max(K[i, i] + K[j, j] - 2 * K[i, j], 1e-12)
            s = min(s, C - alpha[i] if y[i] > 0 else alpha[i])
            s = min(s, alpha[j] if y[j] > 0 else C - alpha[j])
            for k, turn in ((i, y[i]), (j, -y[j])):
                old = alpha[k]
                new = old + turn * s
                alpha[k] = 0.0 if new <= 1e-12 * C else C if new >= C - 1e-12 * C else new
                g = g + Q[:, k] * (alpha[k] - old)
    return alpha, float(F[i] + F[j]) / 2
