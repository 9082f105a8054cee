# Goes by Newton in the scores as they are.
def platt_scaling(scores, y, n_iter=100):
    y = np.asarray(y)
    if y.dtype == bool or not all(v in (-1, 1) for v in y.tolist()):
        raise ValueError("labels")
    P, N = int((y == 1).sum()), int((y == -1).sum())
    t = np.where(y == 1, (P + 1.0) / (P + 2.0), 1.0 / (N + 2.0))

    def cost(a, b):
        z = a * scores + b
        return np.sum(np.logaddexp(0, z) - t * z)

    A = B = 0.0
    for _ in range(n_iter):
        z = A * scores + B
        p = 0.5 * (1 + np.tanh(z / 2))
        v = p * (1 - p)
        g = np.array([np.sum((p - t) * scores), np.sum(p - t)])
        H = np.array([[np.sum(v * scores**2), np.sum(v * scores)], [np.sum(v * scores), np.sum(v)]])
        d = np.linalg.solve(H, g)
        size = 1.0
        while cost(A - size * d[0], B - size * d[1]) > cost(A, B) and size > 1e-12:
            size /= 2
        A, B = A - size * d[0], B - size * d[1]
    return float(A), float(B)
