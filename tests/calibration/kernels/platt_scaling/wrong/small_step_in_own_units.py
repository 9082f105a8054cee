"""stops when a step of A and B is below 1e-5, whatever their units"""


def platt_scaling(scores, y, n_iter=100):
    s, y = np.asarray(scores, dtype=float), np.asarray(y)
    if not np.all(np.isin(y, [-1, 1])):
        raise ValueError("labels must be -1 or +1")
    P, N = np.sum(y == 1), np.sum(y == -1)
    t = np.where(y == 1, (P + 1) / (P + 2), 1 / (N + 2))
    Z = np.column_stack([s, np.ones(len(s))])
    loss = lambda w: np.sum(np.logaddexp(0, Z @ w) - t * (Z @ w))
    w = np.zeros(2)
    for _ in range(n_iter):
        p = np.exp(-np.logaddexp(0, -(Z @ w)))
        step = np.linalg.solve((Z.T * (p * (1 - p))) @ Z, Z.T @ (p - t))
        while loss(w - step) > loss(w) + 1e-12 and np.abs(step).max() > 1e-14:
            step = step / 2
        w = w - step
        if np.abs(step).max() < 1e-5:
            break
    return float(w[0]), float(w[1])
