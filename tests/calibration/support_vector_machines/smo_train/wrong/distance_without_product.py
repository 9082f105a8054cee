"""leaves the inner product out of the distance

Breaks: the first two steps
Slips: 1, every step is too short
"""


def smo_train(K, y, C, tol=1e-6, max_iter=10000):
    if np.all(y == y[0]):
        raise ValueError("one class")
    n = len(y)
    alpha = np.zeros(n)
    step = 0
    while True:
        F = y - K @ (alpha * y)
        up = ((y > 0) & (alpha < C)) | ((y < 0) & (alpha > 0))
        low = ((y > 0) & (alpha > 0)) | ((y < 0) & (alpha < C))
        i = int(np.argmax(np.where(up, F, -np.inf)))
        j = int(np.argmin(np.where(low, F, np.inf)))
        if step >= max_iter or F[i] - F[j] < tol:
            return alpha, float((F[i] + F[j]) / 2)
        eta = max(K[i, i] + K[j, j], 1e-12)
        room_i = C - alpha[i] if y[i] > 0 else alpha[i]
        room_j = alpha[j] if y[j] > 0 else C - alpha[j]
        s = min((F[i] - F[j]) / eta, room_i, room_j)
        alpha[i] += y[i] * s
        alpha[j] -= y[j] * s
        for k in (i, j):
            if alpha[k] < 1e-12 * C:
                alpha[k] = 0.0
            if alpha[k] > C - 1e-12 * C:
                alpha[k] = C
        step += 1
