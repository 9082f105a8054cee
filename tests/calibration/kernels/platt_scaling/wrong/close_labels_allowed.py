"""takes a label close to 1 for 1

Breaks: `ValueError`
"""


def platt_scaling(scores, y, n_iter=100):
    if not np.all(np.isclose(np.abs(y), 1)):
        raise ValueError("labels are -1 or +1")
    P, N = np.count_nonzero(y > 0), np.count_nonzero(y < 0)
    t = np.where(y > 0, (P + 1) / (P + 2), 1 / (N + 2))
    scores = scores.astype(float)
    mean = scores.mean()
    spread = (scores - mean).std()
    Z = np.column_stack([(scores - mean) / spread, np.ones(len(y))])
    w = np.zeros(2)

    def loss(w):
        a = Z @ w
        return np.sum(np.logaddexp(0, a) - t * a)

    for _ in range(n_iter):
        p = 1 / (1 + np.exp(-np.clip(Z @ w, -700, 700)))
        g = Z.T @ (p - t)
        Hess = (Z.T * (p * (1 - p))) @ Z
        step = np.linalg.solve(Hess, g)
        size = 1.0
        while loss(w - size * step) > loss(w) and size > 1e-12:
            size /= 2
        w = w - size * step
        if np.abs(step).max() < 1e-13 * np.abs(w).max():
            break
    A = w[0] / spread
    return float(A), float(w[1] - A * mean)
