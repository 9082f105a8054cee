"""stops where both derivatives are below 1e-8

Breaks: tiny scores
Slips: 1
"""


def platt_scaling(scores, y, n_iter=100):
    s, y = np.asarray(scores, float), np.asarray(y, float)
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels")
    P, N = (y > 0).sum(), (y < 0).sum()
    t = np.where(y > 0, (P + 1) / (P + 2), 1 / (N + 2))
    Z = np.column_stack([s, np.ones(len(s))])
    w = np.zeros(2)

    def loss(w):
        v = Z @ w
        return (np.logaddexp(0, v) - t * v).sum()

    for _ in range(n_iter):
        p = np.exp(-np.logaddexp(0, -(Z @ w)))
        g = Z.T @ (p - t)
        if np.abs(g).max() < 1e-8:
            break
        step = np.linalg.solve((Z.T * (p * (1 - p))) @ Z, g)
        k = 0
        while loss(w - step) > loss(w) and k < 60:
            step, k = step / 2, k + 1
        w = w - step
    return float(w[0]), float(w[1])
