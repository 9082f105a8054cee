"""stops after a step that moved the multipliers by less than 1e-8

Breaks: the first two steps
"""


def smo_train(K, y, C, tol=1e-6, max_iter=10000):
    if len(set(y.tolist())) < 2:
        raise ValueError("one class")
    alpha = np.zeros(len(y))
    for step in range(max_iter + 1):
        F = y - K @ (alpha * y)
        grow = np.where(y > 0, alpha < C, alpha > 0)
        shrink = np.where(y > 0, alpha > 0, alpha < C)
        i = int(np.argmax(np.where(grow, F, -np.inf)))
        j = int(np.argmin(np.where(shrink, F, np.inf)))
        if F[i] - F[j] < tol or step == max_iter:
            break
        delta = (F[i] - F[j]) / max(K[i, i] + K[j, j] - 2 * K[i, j], 1e-12)
        delta = min(
            delta, C - alpha[i] if y[i] > 0 else alpha[i], alpha[j] if y[j] > 0 else C - alpha[j]
        )
        if step and delta < 1e-8:
            break
        for k, change in ((i, delta * y[i]), (j, -delta * y[j])):
            alpha[k] += change
            if alpha[k] <= 1e-12 * C:
                alpha[k] = 0.0
            elif alpha[k] >= C - 1e-12 * C:
                alpha[k] = C
    return alpha, float((F[i] + F[j]) / 2)
