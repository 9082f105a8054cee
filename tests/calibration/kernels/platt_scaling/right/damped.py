# Adds a vanishing ridge to the Hessian.
def platt_scaling(scores, y, n_iter=100):
    if np.any((y != 1) & (y != -1)) or np.asarray(y).dtype == bool:
        raise ValueError("labels")
    high = (np.sum(y == 1) + 1) / (np.sum(y == 1) + 2)
    low = 1 / (np.sum(y == -1) + 2)
    t = np.array([high if v == 1 else low for v in y])
    size = np.abs(scores - scores.mean()).max()
    Z = np.stack([(scores - scores.mean()) / size, np.ones(len(y))], axis=1)
    w, ridge = np.zeros(2), 1e-3
    for _ in range(10 * n_iter):
        p = 1 / (1 + np.exp(-np.clip(Z @ w, -500, 500)))
        H = Z.T @ (Z * (p * (1 - p))[:, np.newaxis])
        new = w - np.linalg.solve(H + ridge * np.eye(2), Z.T @ (p - t))
        value = lambda u: np.sum(np.logaddexp(0, Z @ u) - t * (Z @ u))
        if value(new) <= value(w):
            w, ridge = new, ridge / 10
        else:
            ridge = ridge * 10 + 1e-12
    A = w[0] / size
    return float(A), float(w[1] - A * scores.mean())
